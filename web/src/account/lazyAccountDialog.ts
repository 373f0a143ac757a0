import { lazyComponent } from '../lib/lazyComponent';

/** The account dialogs, loaded on demand with MUI. */
export const lazyAccountDialog = lazyComponent(() =>
  Promise.all([import('./AccountDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
