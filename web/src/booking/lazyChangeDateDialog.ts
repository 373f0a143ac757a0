import { fetchedPart } from '../lib/fetchedPart';

/** The dialog for changing the date, loaded on demand with MUI. */
export const changeDatePart = fetchedPart(() =>
  Promise.all([import('./ChangeDateDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
