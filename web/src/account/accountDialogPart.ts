import { fetchedPart } from '../lib/fetchedPart';

/** The forms of the account's settings, with the code of what they stand in. */
export const accountDialogPart = fetchedPart(() =>
  Promise.all([import('./AccountDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
