import type { ApolloClient } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ContentActions } from '../../admin/ContentActions';
import { AdminTable } from '../../admin/AdminTable';
import { DateCell } from '../../admin/DateCell';
import { DeleteDialog } from '../../admin/DeleteDialog';
import { DeleteRealWeddingDocument } from '../../admin/Deletion.generated';
import type { Column } from '../../admin/recordColumns';
import { ReasonDialog } from '../../admin/ReasonDialog';
import { BY_DATE, BY_NAME } from '../../admin/orderLabels';
import { RowTitle } from '../../admin/RowTitle';
import {
  readTable,
  TABLE_ROW,
  TABLE_ROWS,
  tableVariables,
  useTableSearch,
  type TableSearch,
  type TableShape,
} from '../../admin/tableSearch';
import { useItemMutation } from '../../admin/useItemMutation';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import type { RealWeddingSort, RealWeddingStatus } from '../../gql/types';
import { indianDate } from '../../lib/format';
import { moveFocusToItem } from '../../lib/moveFocusToMain';
import { loadPage } from '../../lib/pageQuery';
import { Button } from '../../ui/mui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { LinkButton } from '../../ui/mui/LinkButton';
import { StatusBadge } from '../../ui/mui/StatusBadge';
import { AdminLayout } from './AdminLayout';
import { t } from './messages.generated';
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
  sorts: { created: 'desc', title: 'asc' },
  filters: [],
};

const variablesOf = (search: TableSearch<Tab, Sort>) => ({
  ...tableVariables(search),
  status: search.status ? (search.status.toUpperCase() as RealWeddingStatus) : undefined,
  sort: search.sort.toUpperCase() as RealWeddingSort,
});

const columns = (): Column<Row, Sort>[] => [
  {
    id: 'realWedding',
    title: t('realWedding'),
    sort: 'title',
    orders: BY_NAME,
    cell: ({ id, title, author, pictures, rejectionReason, resubmittedAt }) => (
      <RowTitle
        title={title}
        to={paths.editRealWedding(id)}
        detail={
          rejectionReason
            ? t('rejectedBecause', { rejectionReason })
            : (author || t('unknownAuthor')) +
              (resubmittedAt ? t('resubmittedOn', { resubmittedAt: indianDate(resubmittedAt) }) : '')
        }
        picture={pictures[0] ?? null}
      />
    ),
  },
  {
    id: 'status',
    title: t('status'),
    cell: ({ status }) => <StatusBadge status={status.toLowerCase() as Lowercase<RealWeddingStatus>} />,
  },
  {
    id: 'written',
    title: t('written'),
    sort: 'created',
    orders: BY_DATE,
    wideOnly: true,
    cell: ({ createdAt }) => <DateCell day={createdAt} />,
  },
];

/** /adminDashboard/real-wedding-management: publish, reject, view, edit and delete stories. */
export default function RealWeddingManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(RealWeddingManagementDocument, {
    variables: variablesOf(search),
  });
  const [decide] = useMutation(DecideRealWeddingDocument);
  const { mutateItem, attempt, busy, refresh } = useItemMutation(refetch, ['realWeddings']);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const close = () => setConfirmation((now) => now && { ...now, open: false });

  const moveFocusFrom = (story: Row) => () =>
    moveFocusToItem(TABLE_ROW, data?.managedRealWeddings.nodes.findIndex(({ id }) => id === story.id) ?? 0);
  const publish = async (story: Row) => {
    const { id, title } = story;
    await mutateItem(
      decide({ variables: { id, publish: true } }),
      t('storyPublished', { title }),
      moveFocusFrom(story),
    );
    close();
  };
  const reject = (story: Row, reason: string) =>
    attempt(
      decide({ variables: { id: story.id, publish: false, reason } }),
      t('storyRejected', { title: story.title }),
      moveFocusFrom(story),
    );
  return (
    <AdminLayout>
      <PageMeta title={t('realWeddingManagement')} noindex />
      <PageHead
        title={t('realWeddingManagement')}
        compact
        actions={
          <LinkButton to={paths.newRealWedding} variant="primary" icon="plus">
            {t('writeANewRealWedding')}
          </LinkButton>
        }
      />
      <AdminTable
        shape={SHAPE}
        search={search}
        noun="realWedding"
        tabs={[
          { status: '', label: t('all') },
          { status: 'pending', label: t('pending') },
          { status: 'published', label: t('published') },
          { status: 'rejected', label: t('rejected') },
        ]}
        placeholder={t('searchStories')}
        columns={columns()}
        rows={data?.managedRealWeddings.nodes}
        total={data?.managedRealWeddings.totalCount}
        pageSize={TABLE_ROWS}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        actions={(row) => (
          <>
            {row.status === 'PENDING' && (
              <DecisionButtons
                title={row.title}
                disabled={busy}
                onPublish={() => setConfirmation({ action: 'publish', story: row, open: true })}
                onReject={() => setConfirmation({ action: 'reject', story: row, open: true })}
              />
            )}
            <ContentActions
              title={row.title}
              view={paths.realWedding(row.id)}
              edit={paths.editRealWedding(row.id)}
              busy={busy}
              onDelete={() => setConfirmation({ action: 'delete', story: row, open: true })}
            />
          </>
        )}
        empty={{
          title: t('noWeddings'),
          text: search.status === 'pending' ? t('noPendingStories') : t('storiesAppear'),
        }}
        error={error}
        onRetry={refetch}
      />
      {confirmation && (
        <ConfirmationDialog
          confirmation={confirmation}
          busy={busy}
          onClose={close}
          onPublish={publish}
          onReject={reject}
          onDeleted={refresh}
        />
      )}
    </AdminLayout>
  );
}

interface DecisionButtonsProps {
  title: string;
  disabled: boolean;
  onPublish: () => void;
  onReject: () => void;
}

/** Decides a pending story; each button opens a dialog. */
const DecisionButtons = ({ title, disabled, onPublish, onReject }: DecisionButtonsProps) => (
  <>
    <Button
      size="small"
      tone="success"
      icon="check"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-label={t('publishNamed', { title })}
      onClick={onPublish}
    >
      {t('publish')}
    </Button>
    <Button
      size="small"
      tone="error"
      icon="close"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-label={t('rejectNamed', { title })}
      onClick={onReject}
    >
      {t('reject')}
    </Button>
  </>
);

interface Confirmation {
  action: 'publish' | 'reject' | 'delete';
  story: Row;
  /** False while the dialog fades out. */
  open: boolean;
}

interface ConfirmationDialogProps {
  confirmation: Confirmation;
  busy: boolean;
  onClose: () => void;
  onPublish: (story: Row) => Promise<void>;
  /** Resolves to an error message, or undefined on success. */
  onReject: (story: Row, reason: string) => Promise<string | undefined>;
  onDeleted: () => Promise<unknown>;
}

function ConfirmationDialog({
  confirmation: { action, story, open },
  busy,
  onClose,
  onPublish,
  onReject,
  onDeleted,
}: ConfirmationDialogProps) {
  switch (action) {
    case 'delete':
      return (
        <DeleteDialog
          kind="Blog"
          id={story.id}
          name={`“${story.title}”`}
          mutation={DeleteRealWeddingDocument}
          open={open}
          onClose={onClose}
          onDeleted={onDeleted}
        />
      );
    case 'publish':
      return (
        <ConfirmDialog
          open={open}
          title={t('publishStoryTitle', { title: story.title })}
          confirmLabel={t('publish')}
          busy={busy}
          onConfirm={() => void onPublish(story)}
          onClose={onClose}
        >
          {t('publishStoryEffect')}
        </ConfirmDialog>
      );
    case 'reject':
      return (
        <ReasonDialog
          key={story.id}
          open={open}
          title={t('reject')}
          subtitle={story.title}
          hint={t('rejectStoryHint')}
          busy={busy}
          onClose={onClose}
          onSend={(reason) => onReject(story, reason)}
        />
      );
  }
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(
    apollo,
    RealWeddingManagementDocument,
    variablesOf(readTable(SHAPE, new URL(request.url).searchParams)),
  );
