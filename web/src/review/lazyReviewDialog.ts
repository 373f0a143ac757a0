import { fetchedPart } from '../lib/fetchedPart';

/** The review dialog with its dependencies, loaded on demand. */
export const reviewDialogPart = fetchedPart(() =>
  Promise.all([import('./ReviewDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
