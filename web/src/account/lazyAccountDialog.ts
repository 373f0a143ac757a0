import { fetchedPart } from '../lib/fetchedPart';

/** The account dialogs, loaded on demand with MUI. */
export const accountDialogPart = fetchedPart(() =>
  Promise.all([import('./AccountDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
