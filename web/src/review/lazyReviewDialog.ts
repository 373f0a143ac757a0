import { lazyComponent } from '../lib/lazyComponent';

/** The review dialog with its dependencies, loaded on demand. */
export const lazyReviewDialog = lazyComponent(() =>
  Promise.all([import('./ReviewDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
