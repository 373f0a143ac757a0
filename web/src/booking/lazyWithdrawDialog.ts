import { lazyComponent } from '../lib/lazyComponent';

/** The dialog for withdrawing an enquiry, loaded on demand with MUI. */
export const lazyWithdrawDialog = lazyComponent(() =>
  Promise.all([import('./WithdrawDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
