import { fetchedPart } from '../lib/fetchedPart';

/** The dialog for requesting another date, loaded on demand with MUI. */
export const rescheduleDialogPart = fetchedPart(() =>
  Promise.all([import('./RescheduleDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
