import type { ApolloClient } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ContentActions } from '../../admin/ContentActions';
import { AdminTable } from '../../admin/AdminTable';
import { DateCell } from '../../admin/DateCell';
import { DeleteDialog } from '../../admin/DeleteDialog';
import { DeleteBlogDocument } from '../../admin/Deletion.generated';
import { BY_DATE, BY_NAME } from '../../admin/orderLabels';
import { RowTitle } from '../../admin/RowTitle';
import {
  readTable,
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
import type { BlogSort, BlogStatus } from '../../gql/types';
import { loadPage } from '../../lib/pageQuery';
import { Badge } from '../../ui/mui/Badge';
import { Button } from '../../ui/mui/Button';
import { LinkButton } from '../../ui/mui/LinkButton';
import { AdminLayout } from './AdminLayout';
import {
  BlogManagementDocument,
  PublishBlogDocument,
  type BlogManagementQuery,
} from './BlogManagementPage.generated';
import { t } from './messages.generated';

type Tab = '' | Lowercase<BlogStatus>;
type Sort = Lowercase<BlogSort>;
type Row = BlogManagementQuery['managedBlogs']['nodes'][number];

const SHAPE: TableShape<Tab, Sort> = {
  path: paths.adminPage('blog-management'),
  statuses: ['', 'published', 'draft'],
  sorts: { created: 'desc', title: 'asc' },
  filters: [],
};

const variablesOf = (search: TableSearch<Tab, Sort>) => ({
  ...tableVariables(search),
  status: search.status ? (search.status.toUpperCase() as BlogStatus) : undefined,
  sort: search.sort.toUpperCase() as BlogSort,
});

/** /adminDashboard/blog-management: create, view, edit, publish and delete articles. */
export default function BlogManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(BlogManagementDocument, { variables: variablesOf(search) });
  const [publishBlog] = useMutation(PublishBlogDocument);
  const { mutateItem, busy, refresh } = useItemMutation(refetch, ['blogs']);
  const [confirmation, setConfirmation] = useState<{ blog: Row; open: boolean }>();
  const close = () => setConfirmation((now) => now && { ...now, open: false });

  const publish = ({ id, title, status }: Row) =>
    mutateItem(
      publishBlog({ variables: { id, publish: status === 'DRAFT' } }),
      status === 'DRAFT' ? t('blogPublished', { title }) : t('blogUnpublished', { title }),
    );
  return (
    <AdminLayout>
      <PageMeta title={t('blogManagement')} noindex />
      <PageHead
        title={t('blogManagement')}
        compact
        actions={
          <LinkButton to={paths.newBlog} variant="primary" icon="plus">
            {t('writeANewBlog')}
          </LinkButton>
        }
      />
      <AdminTable
        shape={SHAPE}
        search={search}
        noun="blog"
        tabs={[
          { status: '', label: t('all') },
          { status: 'published', label: t('published') },
          { status: 'draft', label: t('drafts') },
        ]}
        placeholder={t('searchBlogs')}
        columns={[
          {
            id: 'blog',
            title: t('blog'),
            sort: 'title',
            orders: BY_NAME,
            cell: ({ id, title, author, category, pictures }) => (
              <RowTitle
                title={title}
                to={paths.editBlog(id)}
                detail={`${category}, ${author || t('unknownAuthor')}`}
                picture={pictures[0] ?? null}
              />
            ),
          },
          {
            id: 'status',
            title: t('status'),
            cell: ({ status }) =>
              status === 'PUBLISHED' ? (
                <Badge tone="success" icon="check">
                  {t('published')}
                </Badge>
              ) : (
                <Badge tone="warning" icon="pencil">
                  {t('draft')}
                </Badge>
              ),
          },
          {
            id: 'written',
            title: t('written'),
            sort: 'created',
            orders: BY_DATE,
            wideOnly: true,
            cell: ({ createdAt }) => <DateCell day={createdAt} />,
          },
        ]}
        rows={data?.managedBlogs.nodes}
        total={data?.managedBlogs.totalCount}
        pageSize={TABLE_ROWS}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        actions={(row) => (
          <>
            <Button
              size="small"
              disabled={busy}
              aria-label={
                row.status === 'DRAFT'
                  ? t('publishNamed', { title: row.title })
                  : t('unpublishNamed', { title: row.title })
              }
              onClick={() => void publish(row)}
            >
              {row.status === 'DRAFT' ? t('publish') : t('unpublish')}
            </Button>
            <ContentActions
              title={row.title}
              view={paths.blog(row.id)}
              edit={paths.editBlog(row.id)}
              busy={busy}
              onDelete={() => setConfirmation({ blog: row, open: true })}
            />
          </>
        )}
        empty={{
          title: t('noBlogsAvailable'),
          text: search.status === 'draft' ? t('draftsAppear') : t('writeFirstBlog'),
        }}
        error={error}
        onRetry={refetch}
      />
      {confirmation && (
        <DeleteDialog
          kind="Blog"
          id={confirmation.blog.id}
          name={`“${confirmation.blog.title}”`}
          mutation={DeleteBlogDocument}
          open={confirmation.open}
          onClose={close}
          onDeleted={refresh}
        />
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, BlogManagementDocument, variablesOf(readTable(SHAPE, new URL(request.url).searchParams)));
