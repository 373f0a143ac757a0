import { fetchedPart } from '../lib/fetchedPart';

/** The API key dialogs, loaded on demand with MUI. */
export const apiKeyDialogPart = fetchedPart(() =>
  Promise.all([import('./ApiKeyDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
