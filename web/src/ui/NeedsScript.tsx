import { t } from './messages.generated';

/** Explains, in browsers without JavaScript, why a form or button doesn't work. */
export const NeedsScript = () => (
  <noscript>
    <p>{t('needsScript')}</p>
  </noscript>
);
