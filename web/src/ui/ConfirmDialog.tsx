import { Suspense, useState } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialogSurface';
import { lazyPart } from './lazyPart';

const ConfirmDialogSurface = lazyPart(() =>
  import('./ConfirmDialogSurface').then(({ ConfirmDialogSurface }) => ({ default: ConfirmDialogSurface })),
);

/** A confirmation dialog with the initial focus on Cancel. Its code loads when the first one opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <ConfirmDialogSurface {...props} />
    </Suspense>
  ) : null;
}
