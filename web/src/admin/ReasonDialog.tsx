import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/lazyPart';
import type { ReasonDialogProps } from './ReasonForm';

const ReasonForm = lazyPart(() => import('./ReasonForm'));

/** Asks for the reason of a decision, or another short statement. Loads its form when it first opens. */
export function ReasonDialog(props: ReasonDialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <ReasonForm {...props} />
    </Suspense>
  ) : null;
}
