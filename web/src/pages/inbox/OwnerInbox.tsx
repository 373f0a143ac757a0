import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askPulse } from '../../account/pulse';
import { PulseDocument } from '../../account/Pulse.generated';
import { LoadError } from '../../account/LoadError';
import { PageHead } from '../../app/PageHead';
import { keepFocus } from '../../lib/keepFocus';
import { useChosenSearch } from '../../lib/useChosenSearch';
import { EnquiryCard } from '../../inbox/EnquiryCard';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LinkTabs } from '../../ui/LinkTabs';
import { LoadMore } from '../../ui/LoadMore';
import { LinkButton } from '../../ui/LinkButton';
import { SearchField } from '../../ui/SearchField';
import { Select } from '../../ui/Select';
import { TextLink } from '../../ui/TextLink';
import { OwnerLayout } from '../owner/OwnerLayout';
import { DecisionDialog, type Decision } from './DecisionDialog';
import { InboxDocument, MoreNoticesDocument, type InboxQuery } from './InboxPage.generated';
import {
  INBOX_ORDERS,
  INBOX_TABS,
  inboxPath,
  inboxVariables,
  orderOf,
  soughtName,
  tabOf,
  type InboxTab,
} from './inboxStatus';
import { NoticeList, NOTICES_ID } from './NoticeList';
import styles from './OwnerInbox.module.css';

interface OwnerInboxProps {
  me: { name: string; city: string | null; unreadCount: number };
}

/** An owner's inbox: enquiries, and under them what the owner was told. What is new comes by itself. */
export function OwnerInbox({ me }: OwnerInboxProps) {
  const [search] = useSearchParams();
  const { chosen, choose } = useChosenSearch();
  const tab = tabOf(search);
  const variables = inboxVariables(search);
  const { data, previousData, error, fetchMore, refetch } = useQuery(InboxDocument, { variables });
  const { inboxCounts: counts, notifications } = data ?? previousData ?? {};
  const inbox = data?.inbox;
  const renew = useRenewal(variables);
  const [decision, setDecision] = useState<Decision>();

  return (
    <OwnerLayout>
      <PageHead
        title="Enquiries"
        compact
        lead={[me.name, me.city].filter(Boolean).join(', ')}
        actions={
          <TextLink to={`${inboxPath(search, {})}#${NOTICES_ID}`} endIcon="chevron-down">
            Notifications{me.unreadCount > 0 && `, ${me.unreadCount} unread`}
          </TextLink>
        }
      />
      <LinkTabs
        label="Status"
        tabs={INBOX_TABS.map((each) => ({
          label: each.label,
          to: inboxPath(search, { status: each.param }),
          current: each === tab,
          count: counts && countOf(counts, each),
        }))}
      />
      <div className={styles.tools}>
        <SearchField
          className={styles.search}
          value={soughtName(chosen)}
          placeholder="Search by name..."
          onChange={(q) => choose((now) => inboxPath(now, { q }))}
        />
        <Select
          label="Sort by"
          hideLabel
          compact
          className={styles.order}
          value={orderOf(chosen).param ?? ''}
          onChange={({ target }) => choose((now) => inboxPath(now, { sort: target.value }))}
        >
          {INBOX_ORDERS.map(({ param, label }) => (
            <option key={label} value={param ?? ''}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <p className="visually-hidden" role="status">
        {counts && `${counts.pending - counts.lapsed} pending`}
      </p>
      {inbox && inbox.nodes.length > 0 ? (
        <>
          <ul className={styles.cards}>
            {inbox.nodes.map((enquiry) => (
              <li key={enquiry.id}>
                <EnquiryCard enquiry={enquiry} onAct={(act) => setDecision({ act, enquiry, open: true })} />
              </li>
            ))}
          </ul>
          {inbox.pageInfo.hasNextPage && (
            <LoadMore load={() => fetchMore({ variables: { after: inbox.pageInfo.endCursor } })} />
          )}
        </>
      ) : inbox && variables.search ? (
        <EmptyState
          title="Nothing found"
          actions={<LinkButton to={inboxPath(search, { q: null })}>Reset search</LinkButton>}
        >
          No enquiry here is by somebody of that name. Check the spelling, or look in another tab.
        </EmptyState>
      ) : inbox ? (
        <EmptyState title={EMPTY[tab.label].title}>{EMPTY[tab.label].text}</EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <CardSkeletons className={styles.cards} height={320} />
      )}
      {(inbox || notifications) && (
        <NoticeList
          list={notifications}
          unread={me.unreadCount}
          loadMore={() =>
            fetchMore({
              query: MoreNoticesDocument,
              variables: {
                unread: variables.unread,
                notices: variables.notices,
                after: notifications?.pageInfo.endCursor,
              },
            })
          }
          onChanged={renew}
        />
      )}
      {decision && (
        <DecisionDialog
          key={`${decision.act} ${decision.enquiry.id}`}
          // As it is now, because a wrong code may have locked it; but about the date that the owner saw when opening it.
          decision={{
            ...decision,
            enquiry: {
              ...(inbox?.nodes.find(({ id }) => id === decision.enquiry.id) ?? decision.enquiry),
              date: decision.enquiry.date,
            },
          }}
          onClose={() => setDecision({ ...decision, open: false })}
          onDecided={() => void renew().then(keepFocus)}
        />
      )}
    </OwnerLayout>
  );
}

/**
 * Loads the inbox again whenever the pulse has changed, and answers how to do so at once. The first pulse says nothing
 * about how old the list on the screen is, so it counts as a change. A try that fails leaves the screen as it is.
 */
function useRenewal(variables: ReturnType<typeof inboxVariables>): () => Promise<void> {
  const apollo = useApolloClient();
  const version = useQuery(PulseDocument, { fetchPolicy: 'cache-only' }).data?.pulse.version;
  const shown = useRef<string>(undefined);
  const wanted = useRef(variables);
  useEffect(() => {
    wanted.current = variables;
  });
  const load = useCallback(
    () =>
      apollo
        .query({ query: InboxDocument, variables: wanted.current, fetchPolicy: 'network-only' })
        .then(() => undefined)
        .catch(() => undefined),
    [apollo],
  );
  useEffect(() => {
    if (!version || version === shown.current) return;
    shown.current = version;
    void load();
  }, [version, load]);

  return async () => {
    // First the pulse: what comes in between is then news, and not missed.
    const now = await askPulse(apollo).catch(() => undefined);
    if (now) shown.current = now.version;
    await load();
  };
}

type Counts = InboxQuery['inboxCounts'];

/** What waits for an answer is counted apart from what nobody can answer any more. */
function countOf({ pending, ...counts }: Counts, { param }: InboxTab): number {
  if (param === null) return pending + counts.approved + counts.rejected + counts.withdrawn;
  return param === 'pending' ? pending - counts.lapsed : counts[param];
}

const EMPTY: Record<InboxTab['label'], { title: string; text: string }> = {
  All: {
    title: 'No enquiries yet',
    text: 'When a couple asks for a date, it shows here and you get a mail.',
  },
  Pending: { title: 'Nothing is waiting', text: 'New enquiries show here until you approve or reject them.' },
  'New dates': {
    title: 'Nobody asks for another date',
    text: 'When a couple would like to move an approved booking, you accept or decline the date here.',
  },
  Approved: {
    title: 'No approved enquiries',
    text: 'Approve an enquiry with the code that the couple gives you.',
  },
  Rejected: { title: 'No rejected enquiries', text: 'Enquiries that you turn down are kept here.' },
  Withdrawn: { title: 'Nothing was withdrawn', text: 'Enquiries that a couple takes back are kept here.' },
  'Day passed': {
    title: 'No enquiry was left waiting',
    text: 'Enquiries whose day passes before you decide are kept here. The couple can send a new one.',
  },
};
