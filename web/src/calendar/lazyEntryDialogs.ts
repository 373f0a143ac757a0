import { lazyComponent } from '../lib/lazyComponent';

export const lazyBlockDaysDialog = lazyComponent(() =>
  Promise.all([import('./BlockDaysDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);

export const lazyOfflineBookingDialog = lazyComponent(() =>
  Promise.all([import('./OfflineBookingDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
