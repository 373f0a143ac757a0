import { t } from './messages.generated.js';

/** Returns the reason of a rejection as the owner reads it. Null if the admin gave none. */
export const rejectionReason = (reason: string | null): string => reason ?? t('noReason');
