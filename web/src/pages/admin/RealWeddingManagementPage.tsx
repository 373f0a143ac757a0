import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ContentActs } from '../../admin/ContentActs';
import { DataTable } from '../../admin/DataTable';
import { DateCell } from '../../admin/DateCell';
import { DeleteDialog } from '../../admin/DeleteDialog';
import { DeleteRealWeddingDocument } from '../../admin/Deletion.generated';
import { ReasonDialog } from '../../admin/ReasonDialog';
import { BY_DATE, BY_NAME } from '../../admin/orderWords';
import { RowTitle } from '../../admin/RowTitle';
import {
  readTable,
  TABLE_ROWS,
  useTableSearch,
  type TableSearch,
  type TableShape,
} from '../../admin/tableSearch';
import { useAct } from '../../admin/useAct';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import type { RealWeddingSort, RealWeddingStatus } from '../../gql/types';
import { indianDate } from '../../lib/format';
import { loadPage } from '../../lib/pageQuery';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { LinkButton } from '../../ui/LinkButton';
import { StatusBadge } from '../../ui/StatusBadge';
import { AdminLayout } from './AdminLayout';
import {
  DecideRealWeddingDocument,
  RealWeddingManagementDocument,
  type RealWeddingManagementQuery,
} from './RealWeddingManagementPage.generated';

type Tab = '' | Lowercase<RealWeddingStatus>;
type Sort = Lowercase<RealWeddingSort>;
type Row = RealWeddingManagementQuery['managedRealWeddings']['nodes'][number];

const SHAPE: TableShape<Tab, Sort> = {
  path: paths.adminPage('real-wedding-management'),
  statuses: ['', 'pending', 'published', 'rejected'],
  sorts: { written: 'desc', title: 'asc' },
  filters: [],
};

const variablesOf = ({ q, status, sort, direction, page }: TableSearch<Tab, Sort>) => ({
  status: status ? (status.toUpperCase() as RealWeddingStatus) : undefined,
  search: q || undefined,
  sort: sort.toUpperCase() as RealWeddingSort,
  descending: direction === 'desc',
  page,
  first: TABLE_ROWS,
});

/** /adminDashboard/real-wedding-management: every story, to publish or reject, view, edit and delete. */
export default function RealWeddingManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(RealWeddingManagementDocument, {
    variables: variablesOf(search),
  });
  const { act, attempt, busy, refresh } = useAct(refetch, ['realWeddings']);
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked((now) => now && { ...now, open: false });

  const publish = async ({ id, title }: Row) => {
    await act({
      mutation: DecideRealWeddingDocument,
      variables: { id, publish: true },
      payload: ({ decideRealWedding }) => decideRealWedding,
      done: `“${title}” is public.`,
    });
    close();
  };
  const reject = ({ id, title }: Row, reason: string) =>
    attempt({
      mutation: DecideRealWeddingDocument,
      variables: { id, publish: false, reason },
      payload: ({ decideRealWedding }) => decideRealWedding,
      done: `“${title}” is rejected.`,
    });
  return (
    <AdminLayout>
      <PageMeta title="Real Wedding Management" noindex />
      <PageHead
        title="Real Wedding Management"
        compact
        actions={
          <LinkButton to={paths.newRealWedding} variant="primary" icon="plus">
            Write a New Real Wedding
          </LinkButton>
        }
      />
      <DataTable
        shape={SHAPE}
        search={search}
        noun={['real wedding', 'real weddings']}
        tabs={[
          { status: '', label: 'All' },
          { status: 'pending', label: 'Pending' },
          { status: 'published', label: 'Published' },
          { status: 'rejected', label: 'Rejected' },
        ]}
        placeholder="Search by title or author..."
        columns={[
          {
            title: 'Real wedding',
            sort: 'title',
            orders: BY_NAME,
            cell: ({ id, title, author, pictures, rejectionReason, resubmittedAt }) => (
              <RowTitle
                title={title}
                to={paths.editRealWedding(id)}
                detail={
                  rejectionReason
                    ? `Rejected: ${rejectionReason}`
                    : (author || 'Unknown author') +
                      (resubmittedAt ? `, resubmitted on ${indianDate(resubmittedAt)}` : '')
                }
                picture={pictures[0] ?? null}
              />
            ),
          },
          {
            title: 'Status',
            small: 'untitled',
            cell: ({ status }) => (
              <StatusBadge status={status.toLowerCase() as Lowercase<RealWeddingStatus>} />
            ),
          },
          {
            title: 'Written',
            sort: 'written',
            orders: BY_DATE,
            wideOnly: true,
            cell: ({ createdAt }) => <DateCell day={createdAt} />,
          },
        ]}
        rows={data?.managedRealWeddings.nodes}
        total={data?.managedRealWeddings.totalCount}
        size={TABLE_ROWS}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        actions={(row) => (
          <>
            {row.status === 'PENDING' && (
              <>
                <Button
                  size="small"
                  tone="ok"
                  icon="check"
                  disabled={busy}
                  aria-haspopup="dialog"
                  aria-label={`Publish ${row.title}`}
                  onClick={() => setAsked({ what: 'publish', story: row, open: true })}
                >
                  Publish
                </Button>
                <Button
                  size="small"
                  tone="bad"
                  icon="close"
                  disabled={busy}
                  aria-haspopup="dialog"
                  aria-label={`Reject ${row.title}`}
                  onClick={() => setAsked({ what: 'reject', story: row, open: true })}
                >
                  Reject
                </Button>
              </>
            )}
            <ContentActs
              title={row.title}
              view={paths.realWedding(row.id)}
              edit={paths.editRealWedding(row.id)}
              busy={busy}
              onDelete={() => setAsked({ what: 'delete', story: row, open: true })}
            />
          </>
        )}
        empty={{
          title: 'Currently no weddings available. Stay tuned for updates!',
          text:
            search.status === 'pending'
              ? 'No story waits for a decision.'
              : 'Stories that couples tell show here.',
        }}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
      {asked?.what === 'delete' && (
        <DeleteDialog
          what="Blog"
          id={asked.story.id}
          name={`“${asked.story.title}”`}
          mutation={DeleteRealWeddingDocument}
          open={asked.open}
          onClose={close}
          onDeleted={refresh}
        />
      )}
      {asked?.what === 'publish' && (
        <ConfirmDialog
          open={asked.open}
          title={`Publish “${asked.story.title}”?`}
          confirmLabel="Publish"
          busy={busy}
          onConfirm={() => void publish(asked.story)}
          onClose={close}
        >
          It goes public at once and its author is notified. You can’t reject it afterwards, only edit or
          delete it.
        </ConfirmDialog>
      )}
      {asked?.what === 'reject' && (
        <ReasonDialog
          key={asked.story.id}
          open={asked.open}
          title="Reject"
          lead={asked.story.title}
          hint="The author gets this text by email, and can edit and resubmit the story."
          busy={busy}
          onClose={close}
          onSend={(reason) => reject(asked.story, reason)}
        />
      )}
    </AdminLayout>
  );
}

interface Asked {
  what: 'publish' | 'reject' | 'delete';
  story: Row;
  /** False while it fades out. */
  open: boolean;
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(
    apollo,
    RealWeddingManagementDocument,
    variablesOf(readTable(SHAPE, new URL(request.url).searchParams)),
  );
