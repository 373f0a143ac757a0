import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { askPulse, countUnread } from '../../account/pulse';
import { PulseDocument } from '../../account/Pulse.generated';
import { LoadError } from '../../account/LoadError';
import cards from '../../admin/cards.module.css';
import {
  isNarrowed,
  readTable,
  tablePath,
  useTableSearch,
  type TableSearch,
  type TableShape,
} from '../../admin/tableSearch';
import { TableTools } from '../../admin/TableTools';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { GeneralEnquiryCard, KIND_WORDS } from '../../enquiry/GeneralEnquiryCard';
import {
  MarkAllEnquiriesReadDocument,
  MarkEnquiryReadDocument,
  type GeneralEnquiryCardFragment,
} from '../../enquiry/GeneralEnquiryCard.generated';
import type { EnquiryKind } from '../../gql/types';
import { failureOf } from '../../lib/errors';
import { indianNumber, thisMoment } from '../../lib/format';
import { loadPage } from '../../lib/pageQuery';
import { useFirstPage } from '../../lib/useFirstPage';
import { Button } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { LinkTabs } from '../../ui/LinkTabs';
import { LoadMore } from '../../ui/LoadMore';
import { useToast } from '../../ui/useToast';
import { AdminLayout } from './AdminLayout';
import { NotificationManagementDocument } from './NotificationManagementPage.generated';

type Tab = '' | 'unread';

const SHAPE: TableShape<Tab, 'sent'> = {
  path: paths.adminPage('notification-management'),
  statuses: ['', 'unread'],
  sorts: { sent: 'desc' },
  filters: ['kind'],
};

const KINDS = (Object.keys(KIND_WORDS) as EnquiryKind[]).map((kind) => ({
  value: kind.toLowerCase(),
  label: KIND_WORDS[kind],
}));

const variablesOf = ({ q, status, filters }: TableSearch<Tab, 'sent'>) => ({
  kind: KINDS.some(({ value }) => value === filters.kind)
    ? (filters.kind?.toUpperCase() as EnquiryKind)
    : undefined,
  unread: status === 'unread',
  search: q || undefined,
  first: 18,
});

/** /adminDashboard/notification-management: what was written to Mandap itself, to be marked as read. */
export default function NotificationManagementPage() {
  const apollo = useApolloClient();
  const toast = useToast();
  const search = useTableSearch(SHAPE);
  const variables = variablesOf(search);
  const { data, error, fetchMore, refetch } = useQuery(NotificationManagementDocument, { variables });
  const fetchFirst = useFirstPage(NotificationManagementDocument, variables);
  const renew = () =>
    fetchFirst().then(
      () => undefined,
      () => undefined,
    );
  const [justRead, setJustRead] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const unread = useViewer()?.unreadCount;
  const list = data?.enquiries;
  useNews(renew);

  /** Shown as done at once; what was refused is taken back, and said. */
  const markRead = async ({ id, name }: GeneralEnquiryCardFragment) => {
    const unmark = () => setJustRead((now) => new Set([...now].filter((each) => each !== id)));
    const refused = (message: string) =>
      toast.show({ status: 'error', text: `The enquiry of ${name} is still unread. ${message}` });
    setJustRead((now) => new Set([...now, id]));
    try {
      const { data: answer } = await apollo.mutate({
        mutation: MarkEnquiryReadDocument,
        variables: { id },
        optimisticResponse: {
          markEnquiryRead: {
            __typename: 'EnquiryPayload',
            enquiry: { __typename: 'Enquiry', id, readAt: thisMoment() },
            userErrors: [],
          },
        } as never,
        update: (cache, { data: changed }) => {
          if (changed?.markEnquiryRead.enquiry) countUnread({ cache }, (count) => Math.max(0, count - 1));
        },
      });
      const refusal = answer?.markEnquiryRead.userErrors[0];
      if (!refusal) return;
      unmark();
      refused(refusal.message);
    } catch (failure) {
      unmark();
      refused(failureOf(failure).message);
    }
  };

  const markAll = async () => {
    setBusy(true);
    try {
      const { data: answer } = await apollo.mutate({
        mutation: MarkAllEnquiriesReadDocument,
        variables: { kind: variables.kind, until: list?.nodes[0]?.createdAt },
      });
      const { marked, unread: left } = answer?.markAllEnquiriesRead ?? {};
      await askPulse(apollo).catch(() => undefined);
      await renew();
      toast.show({
        status: 'success',
        text: `${indianNumber(marked ?? 0)} marked as read.${left ? ` ${indianNumber(left)} are unread.` : ''}`,
      });
    } catch (failure) {
      toast.show({ status: 'error', text: `Nothing was marked. ${failureOf(failure).message}` });
    }
    setBusy(false);
  };
  return (
    <AdminLayout>
      <PageMeta title="Notification Management" noindex />
      <PageHead
        title="Notification Management"
        compact
        actions={
          <Button
            icon="check"
            busy={busy}
            disabled={!unread || Boolean(search.q)}
            onClick={() => void markAll()}
          >
            Mark all as read
          </Button>
        }
      />
      <LinkTabs
        label="Status"
        tabs={[
          { label: 'All', to: tablePath(SHAPE, search, { status: '' }), current: search.status === '' },
          {
            label: 'Unread',
            to: tablePath(SHAPE, search, { status: 'unread' }),
            current: search.status === 'unread',
            count: unread,
          },
        ]}
      />
      <p className="visually-hidden" role="status">
        {unread !== undefined && `${unread} unread`}
      </p>
      <TableTools
        shape={SHAPE}
        placeholder="Search by name, place, or message..."
        filters={[{ name: 'kind', label: 'Kind', all: 'All kinds', options: KINDS }]}
        columns={[]}
      />
      {list && list.nodes.length > 0 ? (
        <>
          <ul className={cards.cards}>
            {list.nodes.map((enquiry) => (
              <li key={enquiry.id}>
                <GeneralEnquiryCard
                  enquiry={enquiry}
                  justRead={justRead.has(enquiry.id)}
                  onRead={() => void markRead(enquiry)}
                />
              </li>
            ))}
          </ul>
          {list.pageInfo.hasNextPage && (
            <LoadMore load={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })} />
          )}
        </>
      ) : list ? (
        <EmptyState
          title={
            isNarrowed(search) ? 'Nothing found' : search.status ? 'Nothing is unread' : 'No enquiries yet'
          }
          actions={
            isNarrowed(search) && (
              <LinkButton to={tablePath(SHAPE, search, { q: '', filters: {} })}>Reset filters</LinkButton>
            )
          }
        >
          {isNarrowed(search)
            ? 'Nothing matches what you look for. Take a filter away, or check the spelling.'
            : 'Enquiries to Mandap, messages, call-backs and registrations show here.'}
        </EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <CardSkeletons className={cards.cards} count={6} height={300} />
      )}
    </AdminLayout>
  );
}

/** Fetches anew whenever the pulse of the page says that something came, or was read by another admin. */
function useNews(renew: () => Promise<unknown>): void {
  const version = useQuery(PulseDocument, { fetchPolicy: 'cache-only' }).data?.pulse.version;
  const shown = useRef<string>(undefined);
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    if (!version || version === shown.current) return;
    shown.current = version;
    void latest.current();
  }, [version]);
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(
    apollo,
    NotificationManagementDocument,
    variablesOf(readTable(SHAPE, new URL(request.url).searchParams)),
  );
