import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NoticeCard } from '../../inbox/NoticeCard';
import { ReadNoticesDocument } from '../../inbox/NoticeCard.generated';
import { failureOf } from '../../lib/errors';
import { keepFocus } from '../../lib/keepFocus';
import { Button } from '../../ui/Button';
import { LinkTabs } from '../../ui/LinkTabs';
import { LoadMore } from '../../ui/LoadMore';
import { useToast } from '../../ui/useToast';
import type { InboxQuery } from './InboxPage.generated';
import { inboxPath, unreadOnly } from './inboxStatus';
import styles from './OwnerInbox.module.css';

interface NoticeListProps {
  /** Undefined while it loads. */
  list: InboxQuery['notifications'] | undefined;
  /** How many are unread, in this list or behind it. */
  unread: number;
  loadMore: () => Promise<unknown>;
  onChanged: () => Promise<void>;
}

export const NOTICES_ID = 'notifications';

/** The second list of the inbox: what the owner was told, to be marked as read one by one or all at once. */
export function NoticeList({ list, unread, loadMore, onChanged }: NoticeListProps) {
  const apollo = useApolloClient();
  const toast = useToast();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const unreadTab = unreadOnly(search);

  const readAll = async () => {
    setBusy(true);
    try {
      await apollo.mutate({ mutation: ReadNoticesDocument });
      await onChanged();
      keepFocus();
    } catch (error) {
      toast.show({
        status: 'error',
        text: `The notifications were not marked as read. ${failureOf(error).message}`,
      });
    }
    setBusy(false);
  };

  return (
    <section id={NOTICES_ID} className={styles.notices} aria-labelledby="notices-title">
      <header className={styles.noticesHead}>
        <h2 id="notices-title">Notifications</h2>
        {unread > 0 && (
          <Button size="small" icon="check" busy={busy} onClick={() => void readAll()}>
            Mark all as read
          </Button>
        )}
      </header>
      <LinkTabs
        label="Notifications"
        tabs={[
          { label: 'All', to: inboxPath(search, { notices: null }), current: !unreadTab },
          {
            label: 'Unread',
            to: inboxPath(search, { notices: 'unread' }),
            current: unreadTab,
            count: unread,
          },
        ]}
      />
      {list && list.nodes.length > 0 && (
        <ul className={styles.cards}>
          {list.nodes.map((notice) => (
            <li key={notice.id}>
              <NoticeCard notice={notice} />
            </li>
          ))}
        </ul>
      )}
      {list?.nodes.length === 0 && (
        <p className={styles.nothing}>
          {unreadTab
            ? 'You have read everything.'
            : 'Nothing yet. When a couple writes, withdraws or asks for another date, it shows here.'}
        </p>
      )}
      {list?.pageInfo.hasNextPage && <LoadMore load={loadMore} />}
    </section>
  );
}
