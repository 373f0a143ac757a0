import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLiveQuery } from '../../account/useLiveQuery';
import { PageHead } from '../../app/PageHead';
import { paths } from '../../app/paths';
import { ApproveDialog } from '../../inbox/ApproveDialog';
import { EnquiryCard } from '../../inbox/EnquiryCard';
import type { EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';
import { RejectDialog } from '../../inbox/RejectDialog';
import { failureOf } from '../../lib/errors';
import { keepFocus } from '../../lib/keepFocus';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkTabs } from '../../ui/LinkTabs';
import { LoadMore } from '../../ui/LoadMore';
import { OwnerLayout } from '../owner/OwnerLayout';
import { InboxDocument, ReadNotificationsDocument, type InboxQuery } from './InboxPage.generated';
import { INBOX_TABS, inboxVariables, tabOf } from './inboxStatus';
import styles from './OwnerInbox.module.css';

interface OwnerInboxProps {
  me: { name: string; city: string | null };
}

/** An owner's inbox. It looks for new enquiries by itself; opening it marks the notifications as read. */
export function OwnerInbox({ me }: OwnerInboxProps) {
  const apollo = useApolloClient();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const variables = inboxVariables(search);
  const { data, previousData, error, fetchMore, refetch } = useQuery(InboxDocument, { variables });
  const counts = (data ?? previousData)?.inboxCounts;
  const inbox = data?.inbox;

  const renew = useLiveQuery(InboxDocument, variables, tab.label);
  const [decision, setDecision] = useState<Decision>();

  const newest = counts && counts.pending;
  useEffect(() => {
    if (newest === undefined) return;
    apollo.mutate({ mutation: ReadNotificationsDocument }).catch(() => undefined);
  }, [apollo, newest]);

  return (
    <OwnerLayout>
      <PageHead title="Enquiries" compact lead={[me.name, me.city].filter(Boolean).join(', ')} />
      <LinkTabs
        label="Status"
        tabs={INBOX_TABS.map(({ label, param }) => ({
          label,
          to: param ? `?status=${param}` : paths.notifications,
          current: param === tab.param,
          count: counts && countOf(counts, param),
        }))}
      />
      <p className="visually-hidden" role="status">
        {counts && `${counts.pending} pending`}
      </p>
      {inbox && inbox.nodes.length > 0 ? (
        <>
          <ul className={styles.cards}>
            {inbox.nodes.map((enquiry) => (
              <li key={enquiry.id}>
                <EnquiryCard
                  enquiry={enquiry}
                  onApprove={() => setDecision({ Dialog: ApproveDialog, enquiry, open: true })}
                  onReject={() => setDecision({ Dialog: RejectDialog, enquiry, open: true })}
                />
              </li>
            ))}
          </ul>
          {inbox.pageInfo.hasNextPage && (
            <LoadMore load={() => fetchMore({ variables: { after: inbox.pageInfo.endCursor } })} />
          )}
        </>
      ) : inbox ? (
        <EmptyState title={EMPTY[tab.label].title}>{EMPTY[tab.label].text}</EmptyState>
      ) : error ? (
        <ErrorState title="Error while loading data" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).message}
        </ErrorState>
      ) : (
        <CardSkeletons className={styles.cards} height={320} />
      )}
      {decision && (
        <decision.Dialog
          key={decision.enquiry.id}
          enquiry={decision.enquiry}
          open={decision.open}
          onClose={() => setDecision({ ...decision, open: false })}
          onDecided={() => void renew().then(keepFocus)}
        />
      )}
    </OwnerLayout>
  );
}

interface Decision {
  Dialog: typeof ApproveDialog | typeof RejectDialog;
  enquiry: EnquiryCardFragment;
  /** False while it fades out. */
  open: boolean;
}

type Counts = InboxQuery['inboxCounts'];
type Param = (typeof INBOX_TABS)[number]['param'];

const countOf = (counts: Counts, param: Param): number =>
  param ? counts[param] : counts.pending + counts.approved + counts.rejected + counts.withdrawn;

const EMPTY: Record<(typeof INBOX_TABS)[number]['label'], { title: string; text: string }> = {
  All: {
    title: 'No enquiries yet',
    text: 'When a couple asks for a date, it shows here and you get a mail.',
  },
  Pending: { title: 'Nothing is waiting', text: 'New enquiries show here until you approve or reject them.' },
  Approved: {
    title: 'No approved enquiries',
    text: 'Approve an enquiry with the code that the couple gives you.',
  },
  Rejected: { title: 'No rejected enquiries', text: 'Enquiries that you turn down are kept here.' },
  Withdrawn: { title: 'Nothing was withdrawn', text: 'Enquiries that a couple takes back are kept here.' },
};
