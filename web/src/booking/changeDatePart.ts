import { fetchedPart } from '../lib/fetchedPart';

/** The dialog and what it's drawn with. */
export const changeDatePart = fetchedPart(() =>
  Promise.all([import('./ChangeDateDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
