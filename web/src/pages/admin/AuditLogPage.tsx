import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { actionWords, entryWords, thingWords } from '../../admin/auditWords';
import { Changes } from '../../admin/Changes';
import { DataTable } from '../../admin/DataTable';
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
import { indianMoment } from '../../lib/format';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { LoadMore } from '../../ui/LoadMore';
import { AdminLayout } from './AdminLayout';
import { AuditLogDocument, type AuditLogQuery } from './AuditLogPage.generated';

const SHAPE: TableShape<'', 'done'> = {
  path: paths.adminPage('audit-log'),
  statuses: [''],
  sorts: { done: 'desc' },
  filters: ['actor', 'action', 'from', 'to'],
};

const ROWS = 30;

type Entry = AuditLogQuery['audit']['nodes'][number];

/** Where what is still there can be looked at. */
function placeOf({ targetType, targetId, targetName, targetKind }: Entry): string | undefined {
  if (targetKind)
    return targetKind === 'VENUE' ? paths.venueProfile(targetId) : paths.vendorProfile(targetId);
  if (targetName === null) return undefined;
  if (targetType === 'blog') return paths.editBlog(targetId);
  return targetType === 'realWedding' ? paths.editRealWedding(targetId) : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (filter: string | undefined) => (filter && DAY.test(filter) ? filter : undefined);

/** The days as they can be asked for; the wrong way round, they hold nothing, and the server refuses them. */
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

/** What an empty log says: of days, it is these on which nothing was done. */
function emptyTitle(search: TableSearch<'', 'done'>): string {
  const { from, to, reversed } = periodOf(search);
  if (reversed) return 'The dates are the wrong way round';
  if (!from && !to) return isNarrowed(search) ? 'Nothing found' : 'Nothing was done yet';
  return from === to ? 'Nothing was done on this day' : 'Nothing was done on these days';
}

/** /adminDashboard/audit-log: who did what to what, and what changed by it. */
export default function AuditLogPage() {
  const search = useTableSearch(SHAPE);
  const { data, previousData, error, fetchMore, refetch } = useQuery(AuditLogDocument, {
    variables: variablesOf(search),
  });
  const choices = (data ?? previousData)?.auditChoices;
  const { reversed } = periodOf(search);
  const log = reversed ? undefined : data?.audit;
  return (
    <AdminLayout>
      <PageMeta title="Audit Log" noindex />
      <PageHead
        title="Audit Log"
        compact
        lead="Everything that moderates, as it was done. Nothing here can be changed."
      />
      <DataTable
        shape={SHAPE}
        search={search}
        noun={['act', 'acts']}
        placeholder="Search by name or id of the target..."
        filters={[
          {
            name: 'actor',
            label: 'Admin',
            all: 'All admins',
            options: (choices?.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            name: 'action',
            label: 'Action',
            all: 'All actions',
            options: (choices?.actions ?? []).map((action) => ({
              value: action,
              label: actionWords(action),
            })),
          },
          { name: 'from', label: 'From' },
          { name: 'to', label: 'To' },
        ]}
        columns={[
          {
            title: 'Action',
            cell: ({ action, changes, actorName, apiKeyName, createdAt }) => (
              <RowTitle
                title={entryWords(action, changes)}
                detail={
                  <span className="tabular">
                    {actorName ?? 'A former admin'}, {indianMoment(createdAt)}
                    {apiKeyName && `, with the API key “${apiKeyName}”`}
                  </span>
                }
              />
            ),
          },
          {
            title: 'Target',
            small: 'row',
            cell: (entry) => (
              <RowTitle
                title={entry.targetName ?? thingWords(entry.targetType)}
                to={placeOf(entry)}
                detail={entry.targetId}
              />
            ),
          },
          { title: 'Changes', small: 'row', cell: ({ changes }) => <Changes changes={changes} /> },
        ]}
        rows={reversed ? [] : log?.nodes}
        size={ROWS}
        rowKey={({ id }) => id}
        rowName={({ action, changes }) => entryWords(action, changes)}
        empty={{
          title: emptyTitle(search),
          text: 'Approvals, rejections, edits and deletions are written here.',
        }}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
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
