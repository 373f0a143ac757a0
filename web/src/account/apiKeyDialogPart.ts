import { fetchedPart } from '../lib/fetchedPart';

/** The dialogs about API keys, with the code of what they stand in. */
export const apiKeyDialogPart = fetchedPart(() =>
  Promise.all([import('./ApiKeyDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
