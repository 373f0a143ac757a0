import { fetchedPart } from '../lib/fetchedPart';

/** The dialog with the code of what it stands in. */
export const enquiryDialogPart = fetchedPart(() =>
  Promise.all([import('./EnquiryDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
