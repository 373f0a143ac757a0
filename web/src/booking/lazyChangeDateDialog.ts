import { lazyComponent } from '../lib/lazyComponent';

/** The dialog for changing the date, loaded on demand with MUI. */
export const lazyChangeDateDialog = lazyComponent(() =>
  Promise.all([import('./ChangeDateDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
