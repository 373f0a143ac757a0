import { t } from './messages.generated';

/** Says why a form or a button does nothing in a browser that runs no scripts. */
export const NeedsScript = () => (
  <noscript>
    <p>{t('needsScript')}</p>
  </noscript>
);
