import { contactDetailIn } from '../../core/contact-details.js';
import type { Tx } from '../../core/database.js';
import { badInput } from '../../core/errors.js';
import { t } from './messages.generated.js';

/**
 * Refuses phone numbers and links in texts for the other party of a booking, if the writer's account is younger than a
 * day. Messages with them are held for an admin; these texts can't be.
 * @param texts by the field that gets the error
 * @throws AppError INVALID
 */
export async function refuseContactDetails(
  tx: Tx,
  accountId: string,
  texts: Readonly<Record<string, string | null>>,
): Promise<void> {
  const [field] = Object.entries(texts).find(([, text]) => text && contactDetailIn(text)) ?? [];
  if (!field) return;
  const [account] = await tx.sql<{ isNew: boolean }>(
    `SELECT created_at > now() - interval '1 day' AS "isNew" FROM account WHERE id = $1`,
    [accountId],
  );
  if (account?.isNew) throw badInput(field, t('contactDetailTooEarly'));
}
