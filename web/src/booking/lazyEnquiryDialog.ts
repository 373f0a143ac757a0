import { lazyComponent } from '../lib/lazyComponent';

/** The enquiry dialog, loaded on demand with MUI. */
export const lazyEnquiryDialog = lazyComponent(() =>
  Promise.all([import('./EnquiryDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
