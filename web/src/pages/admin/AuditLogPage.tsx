import Box from '@mui/material/Box';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { actionLabel, entryLabel, targetTypeLabel } from '../../admin/auditLabels';
import { Changes } from '../../admin/Changes';
import { AdminTable } from '../../admin/AdminTable';
import { RowTitle } from '../../admin/RowTitle';
import {
  isNarrowed,
  readTable,
  useTableSearch,
  type TableSearch,
  type TableShape,
} from '../../admin/tableSearch';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { indianTimestamp } from '../../lib/format';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { LoadMore } from '../../ui/mui/LoadMore';
import { AdminLayout } from './AdminLayout';
import { AuditLogDocument, type AuditLogQuery } from './AuditLogPage.generated';
import { t } from './auditLog.messages.generated';

const SHAPE: TableShape<'', 'done'> = {
  path: paths.adminPage('audit-log'),
  statuses: [''],
  sorts: { done: 'desc' },
  filters: ['actor', 'action', 'from', 'to'],
};

const ROWS = 30;

type Entry = AuditLogQuery['auditLog']['nodes'][number];

/** Returns the path of the target, if it still exists and has a page. */
function placeOf({ targetType, targetId, targetName, targetKind }: Entry): string | undefined {
  if (targetKind)
    return targetKind === 'VENUE' ? paths.venueProfile(targetId) : paths.vendorProfile(targetId);
  if (targetName === null) return undefined;
  if (targetType === 'blog') return paths.editBlog(targetId);
  return targetType === 'realWedding' ? paths.editRealWedding(targetId) : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (filter: string | undefined) => (filter && DAY.test(filter) ? filter : undefined);

/** Returns the chosen period. Reversed dates match nothing, and the server rejects them. */
function periodOf({ filters }: TableSearch<'', 'done'>) {
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)];
  return from && to && from > to ? { reversed: true } : { from, to, reversed: false };
}

const variablesOf = (search: TableSearch<'', 'done'>) => {
  const {
    q,
    filters: { actor, action },
  } = search;
  const { from, to } = periodOf(search);
  return {
    actorId: isId(actor) ? actor : undefined,
    action: action || undefined,
    target: q || undefined,
    from,
    to,
    first: ROWS,
  };
};

/** Title of the empty state; names the period when one is chosen. */
function emptyTitle(search: TableSearch<'', 'done'>): string {
  const { from, to, reversed } = periodOf(search);
  if (reversed) return t('datesReversed');
  if (!from && !to) return isNarrowed(search) ? t('nothingFound') : t('noActionsYet');
  return from === to ? t('noActionsOnDay') : t('noActionsOnDays');
}

/** /adminDashboard/audit-log: who did what to which record, and what changed. */
export default function AuditLogPage() {
  const search = useTableSearch(SHAPE);
  const { data, previousData, error, fetchMore, refetch } = useQuery(AuditLogDocument, {
    variables: variablesOf(search),
  });
  const options = (data ?? previousData)?.auditFilterOptions;
  const { reversed } = periodOf(search);
  const log = reversed ? undefined : data?.auditLog;
  return (
    <AdminLayout>
      <PageMeta title={t('auditLog')} noindex />
      <PageHead title={t('auditLog')} compact subtitle={t('auditLead')} />
      <AdminTable
        shape={SHAPE}
        search={search}
        noun="action"
        placeholder={t('searchAudit')}
        filters={[
          {
            name: 'actor',
            label: t('admin'),
            all: t('allAdmins'),
            options: (options?.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            name: 'action',
            label: t('action'),
            all: t('allActions'),
            options: (options?.actions ?? []).map((action) => ({
              value: action,
              label: actionLabel(action),
            })),
          },
          { name: 'from', label: t('from') },
          { name: 'to', label: t('to') },
        ]}
        columns={[
          {
            id: 'action',
            title: t('action'),
            cell: ({ action, changes, actorName, apiKeyName, createdAt }) => (
              <RowTitle
                title={entryLabel(action, changes)}
                inline
                detail={
                  <span className="tabular">
                    {actorName ?? t('aFormerAdmin')}, {indianTimestamp(createdAt)}
                    {apiKeyName && t('withApiKey', { apiKeyName })}
                  </span>
                }
              />
            ),
          },
          {
            id: 'target',
            title: t('target'),
            small: 'row',
            cell: (entry) => (
              <RowTitle
                title={entry.targetName ?? targetTypeLabel(entry.targetType)}
                to={placeOf(entry)}
                detail={
                  <Box component="span" sx={idSx}>
                    {entry.targetId}
                  </Box>
                }
              />
            ),
          },
          {
            id: 'changes',
            title: t('changes'),
            small: 'row',
            cell: ({ changes }) => <Changes changes={changes} />,
          },
        ]}
        rows={reversed ? [] : log?.nodes}
        pageSize={ROWS}
        rowKey={({ id }) => id}
        rowName={({ action, changes }) => entryLabel(action, changes)}
        empty={{
          title: emptyTitle(search),
          text: t('auditHint'),
        }}
        error={error}
        onRetry={refetch}
        foot={
          log?.pageInfo.hasNextPage ? (
            <LoadMore load={() => fetchMore({ variables: { after: log.pageInfo.endCursor } })} />
          ) : (
            <span />
          )
        }
      />
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, AuditLogDocument, variablesOf(readTable(SHAPE, new URL(request.url).searchParams)));

/** On one line of a small screen; a click selects it as a whole. */
const idSx = {
  userSelect: 'all',
  '@media (max-width: 899px)': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
};
