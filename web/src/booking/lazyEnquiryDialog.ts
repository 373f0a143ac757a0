import { fetchedPart } from '../lib/fetchedPart';

/** The enquiry dialog, loaded on demand with MUI. */
export const enquiryDialogPart = fetchedPart(() =>
  Promise.all([import('./EnquiryDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
