import { fetchedPart } from '../lib/fetchedPart';

/** The dialog with the code of what it stands in. */
export const proposeDatePart = fetchedPart(() =>
  Promise.all([import('./ProposeDateDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
