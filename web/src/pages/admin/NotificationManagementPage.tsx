import Box from '@mui/material/Box';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { pollInbox, countUnread } from '../../account/inboxSummary';
import { LoadError } from '../../account/LoadError';
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
import { enquiryKindName, GeneralEnquiryCard, markAsReadId } from '../../enquiry/GeneralEnquiryCard';
import {
  MarkAllEnquiriesReadDocument,
  MarkEnquiryReadDocument,
  type GeneralEnquiryCardFragment,
} from '../../enquiry/GeneralEnquiryCard.generated';
import type { EnquiryKind } from '../../gql/types';
import { failureOf } from '../../lib/errors';
import { refusalOf } from '../../lib/refusalOf';
import { nowTimestamp } from '../../lib/format';
import { moveFocusTo, moveFocusToMain } from '../../lib/moveFocusToMain';
import { loadPage } from '../../lib/pageQuery';
import { useRefetchList } from '../../lib/useRefetchList';
import { Button } from '../../ui/mui/Button';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { equalCardsSx } from '../../ui/mui/layouts';
import { LinkButton } from '../../ui/mui/LinkButton';
import { LinkTabs } from '../../ui/mui/LinkTabs';
import { LoadMore } from '../../ui/mui/LoadMore';
import { useToast } from '../../ui/useToast';
import { AdminLayout } from './AdminLayout';
import { NotificationManagementDocument } from './NotificationManagementPage.generated';
import { ignoreFailure } from '../../lib/ignoreFailure';
import { t } from './messages.generated';
import { useEnquiryUpdates } from './useEnquiryUpdates';

type Tab = '' | 'unread';

const SHAPE: TableShape<Tab, 'sent'> = {
  path: paths.adminPage('notification-management'),
  statuses: ['', 'unread'],
  sorts: { sent: 'desc' },
  filters: ['kind'],
};

const KINDS: readonly EnquiryKind[] = ['GENERAL', 'CONTACT', 'CALL_BACK', 'REGISTRATION'];
const kindOptions = () => KINDS.map((kind) => ({ value: kind.toLowerCase(), label: enquiryKindName(kind) }));

const variablesOf = ({ q, status, filters }: TableSearch<Tab, 'sent'>) => ({
  kind: KINDS.find((kind) => kind.toLowerCase() === filters.kind),
  unread: status === 'unread',
  search: q || undefined,
  first: 18,
});

/** /adminDashboard/notification-management: messages sent to Mandap itself, to mark as read. */
export default function NotificationManagementPage() {
  const apollo = useApolloClient();
  const toast = useToast();
  const search = useTableSearch(SHAPE);
  const variables = variablesOf(search);
  const { data, error, fetchMore, refetch } = useQuery(NotificationManagementDocument, { variables });
  const refetchAll = useRefetchList(NotificationManagementDocument, variables, 'enquiries');
  const reload = () =>
    refetchAll().then(
      () => undefined,
      () => undefined,
    );
  const [justRead, setJustRead] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [markEnquiryRead] = useMutation(MarkEnquiryReadDocument);
  const [markAllEnquiriesRead] = useMutation(MarkAllEnquiriesReadDocument);
  const unread = useViewer()?.unreadCount;
  const list = data?.enquiries;
  useEnquiryUpdates(refetchAll);

  /** Updates optimistically; a failure rolls back and shows a toast. */
  const markRead = async ({ id, name }: GeneralEnquiryCardFragment) => {
    const moveFocus = () => moveFocusTo(`#${markAsReadId(id)}`);
    setJustRead((now) => new Set([...now, id]));
    moveFocus();
    // A variable, because the generated types have no `__typename`, and TypeScript accepts other properties than theirs
    // only outside of the call.
    const optimisticResponse = {
      markEnquiryRead: {
        __typename: 'EnquiryPayload',
        enquiry: { __typename: 'Enquiry', id, readAt: nowTimestamp() },
        userErrors: [],
      },
    };
    const problem = await refusalOf(
      markEnquiryRead({
        variables: { id },
        optimisticResponse,
        update: (cache, { data: changed }) => {
          if (changed?.markEnquiryRead.enquiry) countUnread({ cache }, (count) => Math.max(0, count - 1));
        },
      }),
    );
    if (!problem) return;
    setJustRead((now) => new Set([...now].filter((each) => each !== id)));
    moveFocus();
    toast.show({ status: 'error', text: t('notMarked', { name, message: problem }) });
  };

  const markAll = async () => {
    setBusy(true);
    try {
      const { data: result } = await markAllEnquiriesRead({
        variables: { kind: variables.kind, until: list?.nodes[0]?.createdAt },
      });
      const { marked, unread: remaining } = result?.markAllEnquiriesRead ?? {};
      await ignoreFailure(pollInbox(apollo));
      await reload();
      toast.show({
        status: 'success',
        text: t('allMarked', { marked: marked ?? 0, left: remaining ?? 0 }),
      });
    } catch (failure) {
      toast.show({ status: 'error', text: t('noneMarked', { message: failureOf(failure).message }) });
    }
    setBusy(false);
    // The button is disabled once all are read.
    moveFocusToMain();
  };
  return (
    <AdminLayout>
      <PageMeta title={t('notificationManagement')} noindex />
      <PageHead
        title={t('notificationManagement')}
        compact
        actions={
          <Button
            icon="check"
            busy={busy}
            disabled={!unread || Boolean(search.q)}
            onClick={() => void markAll()}
          >
            {t('markAllAsRead')}
          </Button>
        }
      />
      <LinkTabs
        label={t('status')}
        tabs={[
          { label: t('all'), to: tablePath(SHAPE, search, { status: '' }), current: search.status === '' },
          {
            label: t('unread'),
            to: tablePath(SHAPE, search, { status: 'unread' }),
            current: search.status === 'unread',
            count: unread,
          },
        ]}
      />
      <p className="visually-hidden" role="status">
        {unread !== undefined && t('unreadCount', { unread })}
      </p>
      <TableTools
        shape={SHAPE}
        placeholder={t('searchEnquiries')}
        filters={[{ name: 'kind', label: t('kind'), all: t('allKinds'), options: kindOptions() }]}
        columns={[]}
      />
      {list && list.nodes.length > 0 ? (
        <>
          <Box component="ul" sx={equalCardsSx}>
            {list.nodes.map((node) => (
              <li key={node.id}>
                <GeneralEnquiryCard
                  enquiry={node}
                  justRead={justRead.has(node.id)}
                  onRead={(enquiry) => void markRead(enquiry)}
                />
              </li>
            ))}
          </Box>
          {list.pageInfo.hasNextPage && (
            <LoadMore load={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })} />
          )}
        </>
      ) : list ? (
        <EmptyState
          title={
            isNarrowed(search) ? t('nothingFound') : search.status ? t('noneUnread') : t('noEnquiriesYet')
          }
          actions={
            isNarrowed(search) && (
              <LinkButton to={tablePath(SHAPE, search, { q: '', filters: {} })}>
                {t('resetFilters')}
              </LinkButton>
            )
          }
        >
          {isNarrowed(search) ? t('nothingMatches') : t('enquiriesHint')}
        </EmptyState>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={equalCardsSx} count={6} height={300} />
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(
    apollo,
    NotificationManagementDocument,
    variablesOf(readTable(SHAPE, new URL(request.url).searchParams)),
  );
