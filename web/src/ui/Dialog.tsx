import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './DialogSurface';

const DialogSurface = lazy(() =>
  import('./DialogSurface').then(({ DialogSurface }) => ({ default: DialogSurface })),
);

/** A dialog. Its code, MUI's, is fetched when the first one opens: what it holds should be lazy as well. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? (
    <Suspense fallback={null}>
      <DialogSurface {...props} />
    </Suspense>
  ) : null;
}
