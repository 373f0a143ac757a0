import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../app/me.generated';
import { markStale } from '../lib/pageQuery';
import { PulseDocument } from './Pulse.generated';

/**
 * Asks whether there is news: the number at the bell follows it, and what the inbox has loaded counts as old from then
 * on. Answers whose news it is, and the version of the inbox, which is another one whenever it would show something
 * else.
 *
 * @throws what the network or the server has against it
 */
export async function askPulse(apollo: ApolloClient): Promise<{ accountId: string; version: string }> {
  const known = apollo.readQuery({ query: PulseDocument })?.pulse.version;
  const { data } = await apollo.query({ query: PulseDocument, fetchPolicy: 'network-only' });
  if (!data) throw new Error('there is no answer');
  const { accountId, unread, version } = data.pulse;
  if (version !== known) markStale(apollo, 'Inbox');
  countUnread(apollo, () => unread);
  return { accountId, version };
}

/** Changes the number at the bell. */
export function countUnread(apollo: Pick<ApolloClient, 'cache'>, change: (unread: number) => number): void {
  apollo.cache.updateQuery(
    { query: MeDocument },
    (data) => data && { ...data, me: data.me && { ...data.me, unreadCount: change(data.me.unreadCount) } },
  );
}
