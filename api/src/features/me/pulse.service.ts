import { object } from 'yup';
import { expressions, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { operation, signedIn } from '../../core/operation.js';
import { UNREAD_MAX } from '../notification/notification.constants.js';

/** Whether there is news for an account. */
export interface PulseRow {
  accountId: string;
  unread: number;
  /** Opaque; another one as soon as what its inbox shows has changed. */
  version: string;
}

/**
 * What an open page asks again and again: one statement, each part of which reads the end of an index. Every process
 * reads it from the database, and so they agree.
 */
export const pulse = operation({
  name: 'me.pulse',
  kind: 'read',
  allow: signedIn,
  input: object({}),
  async run({ tx, viewer }): Promise<PulseRow> {
    const { unread, ...rest } =
      viewer.role === 'admin' ? await adminState(tx) : await inboxState(tx, viewer.id);
    return { accountId: viewer.id, unread, version: [unread, ...Object.values(rest)].join('.') };
  },
});

interface State {
  unread: number;
  newest: string | null;
}

const INBOX_STATE = expressions<State & { pending: number; moves: number }>({
  unread: `(SELECT count(*)::int FROM (SELECT FROM notification WHERE account_id = $1 AND read_at IS NULL
             LIMIT ${UNREAD_MAX}) unread)`,
  newest: '(SELECT id FROM notification WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1)',
  pending: `(SELECT count(*)::int FROM booking WHERE listing_id = $1 AND status = 'pending')`,
  moves: '(SELECT count(*)::int FROM booking WHERE listing_id = $1 AND proposed_date IS NOT NULL)',
});

const inboxState = async (tx: Tx, accountId: string): Promise<State> =>
  (await selectOne(tx, INBOX_STATE, '', [accountId])) ?? NOTHING;

const ADMIN_STATE = expressions<State>({
  unread: `(SELECT count(*)::int FROM (SELECT FROM enquiry WHERE read_at IS NULL LIMIT ${UNREAD_MAX}) unread)`,
  newest: '(SELECT id FROM enquiry ORDER BY created_at DESC, id DESC LIMIT 1)',
});

/** Admins see what was written to Mandap itself. */
const adminState = async (tx: Tx): Promise<State> => (await selectOne(tx, ADMIN_STATE, '')) ?? NOTHING;

const NOTHING: State = { unread: 0, newest: null };
