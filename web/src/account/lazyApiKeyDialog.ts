import { lazyComponent } from '../lib/lazyComponent';

/** The API key dialogs, loaded on demand with MUI. */
export const lazyApiKeyDialog = lazyComponent(() =>
  Promise.all([import('./ApiKeyDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);
