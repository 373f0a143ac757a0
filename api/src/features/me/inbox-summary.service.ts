import { object } from 'yup';
import { expressions, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { operation, signedIn } from '../../core/operation.js';
import { UNREAD_MAX } from '../notification/notification.constants.js';

/** Unread counts and versions of an account. */
export interface InboxSummary {
  accountId: string;
  unreadCount: number;
  /** Opaque; changes whenever the inbox does. */
  version: string;
}

/**
 * Polls unread counts for the navigation bar and dashboards: one statement that reads the ends of indexes. Not cached
 * per process, so that all processes agree.
 */
export const inboxSummary = operation({
  name: 'me.inboxSummary',
  kind: 'read',
  allow: signedIn,
  input: object({}),
  async run({ tx, viewer }): Promise<InboxSummary> {
    const { unread, ...rest } =
      viewer.role === 'admin' ? await adminState(tx) : await inboxState(tx, viewer.id);
    return { accountId: viewer.id, unreadCount: unread, version: [unread, ...Object.values(rest)].join('.') };
  },
});

interface State {
  unread: number;
  newest: string | null;
}

const INBOX_STATE = expressions<State & { pending: number; requests: number }>({
  unread: `(SELECT count(*)::int FROM (SELECT FROM notification WHERE account_id = $1 AND read_at IS NULL
             LIMIT ${UNREAD_MAX}) unread)`,
  // With its time, because an unread notification of messages is updated.
  newest: `(SELECT id || '@' || extract(epoch FROM created_at) FROM notification WHERE account_id = $1
             ORDER BY created_at DESC, id DESC LIMIT 1)`,
  pending: `(SELECT count(*)::int FROM booking WHERE listing_id = $1 AND status = 'pending')`,
  requests: '(SELECT count(*)::int FROM booking WHERE listing_id = $1 AND requested_date IS NOT NULL)',
});

const inboxState = async (tx: Tx, accountId: string): Promise<State> =>
  (await selectOne(tx, INBOX_STATE, '', [accountId])) ?? EMPTY_STATE;

const ADMIN_STATE = expressions<State>({
  unread: `(SELECT count(*)::int FROM (SELECT FROM enquiry WHERE read_at IS NULL LIMIT ${UNREAD_MAX}) unread)`,
  newest: '(SELECT id FROM enquiry ORDER BY created_at DESC, id DESC LIMIT 1)',
});

/** Admins see enquiries to Mandap. */
const adminState = async (tx: Tx): Promise<State> => (await selectOne(tx, ADMIN_STATE, '')) ?? EMPTY_STATE;

const EMPTY_STATE: State = { unread: 0, newest: null };
