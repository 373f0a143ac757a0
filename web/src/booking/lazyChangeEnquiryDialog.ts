import { lazyComponent } from '../lib/lazyComponent';

/** The dialog for changing an enquiry, loaded on demand with MUI. */
export const lazyChangeEnquiryDialog = lazyComponent(() =>
  Promise.all([import('./ChangeEnquiryDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
