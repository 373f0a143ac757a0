import { fetchedPart } from '../lib/fetchedPart';

/** The dialog with the code of what it stands in. */
export const reviewDialogPart = fetchedPart(() =>
  Promise.all([import('./ReviewDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
