import { lazyComponent } from '../lib/lazyComponent';

/** The dialog for requesting another date, loaded on demand with MUI. */
export const lazyRescheduleDialog = lazyComponent(() =>
  Promise.all([import('./RescheduleDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
