import { createHmac, timingSafeEqual } from 'node:crypto';
import { EMAIL_KINDS, type EmailKind } from '../../core/email.js';

/** One kind of emails to one account. */
export interface Subscription {
  accountId: string;
  kind: EmailKind;
}

/** Returns the token of an unsubscribe link. It never expires, because emails are read years later. */
export const unsubscribeToken = (key: Buffer, { accountId, kind }: Subscription): string =>
  `${accountId}.${kind}.${signature(key, accountId, kind)}`;

/** Returns what a token unsubscribes from; undefined if it isn't ours. */
export function verifyUnsubscribeToken(key: Buffer, token: string): Subscription | undefined {
  const [accountId = '', named = '', signed = ''] = token.split('.', 3);
  const kind = EMAIL_KINDS.find((each) => each === named);
  if (!kind) return undefined;
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(key, accountId, kind))];
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? { accountId, kind }
    : undefined;
}

const signature = (key: Buffer, accountId: string, kind: string): string =>
  createHmac('sha256', key).update(`unsubscribe ${accountId} ${kind}`).digest('base64url');
