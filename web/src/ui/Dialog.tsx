import { Suspense, useState } from 'react';
import type { DialogProps } from './DialogSurface';
import { lazyPart } from './lazyPart';

const DialogSurface = lazyPart(() =>
  import('./DialogSurface').then(({ DialogSurface }) => ({ default: DialogSurface })),
);

/** Loads MUI's dialog when it first opens. Load its content lazily too. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  ) : null;
}
