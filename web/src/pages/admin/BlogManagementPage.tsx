import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ContentActs } from '../../admin/ContentActs';
import { DataTable } from '../../admin/DataTable';
import { DateCell } from '../../admin/DateCell';
import { DeleteDialog } from '../../admin/DeleteDialog';
import { DeleteBlogDocument } from '../../admin/Deletion.generated';
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
import type { BlogSort, BlogState } from '../../gql/types';
import { loadPage } from '../../lib/pageQuery';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { AdminLayout } from './AdminLayout';
import {
  BlogManagementDocument,
  PublishBlogDocument,
  type BlogManagementQuery,
} from './BlogManagementPage.generated';

type Tab = '' | Lowercase<BlogState>;
type Sort = Lowercase<BlogSort>;
type Row = BlogManagementQuery['managedBlogs']['nodes'][number];

const SHAPE: TableShape<Tab, Sort> = {
  path: paths.adminPage('blog-management'),
  statuses: ['', 'published', 'draft'],
  sorts: { written: 'desc', title: 'asc' },
  filters: [],
};

const variablesOf = ({ q, status, sort, direction, page }: TableSearch<Tab, Sort>) => ({
  state: status ? (status.toUpperCase() as BlogState) : undefined,
  search: q || undefined,
  sort: sort.toUpperCase() as BlogSort,
  descending: direction === 'desc',
  page,
  first: TABLE_ROWS,
});

/** /adminDashboard/blog-management: every article, to write, view, edit, publish and delete. */
export default function BlogManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(BlogManagementDocument, { variables: variablesOf(search) });
  const { act, busy, refresh } = useAct(refetch, ['blogs']);
  const [asked, setAsked] = useState<{ blog: Row; open: boolean }>();
  const close = () => setAsked((now) => now && { ...now, open: false });

  const publish = ({ id, title, state }: Row) =>
    act({
      mutation: PublishBlogDocument,
      variables: { id, publish: state === 'DRAFT' },
      payload: ({ publishBlog }) => publishBlog,
      done: state === 'DRAFT' ? `“${title}” is public.` : `“${title}” is a draft again.`,
    });
  return (
    <AdminLayout>
      <PageMeta title="Blog Management" noindex />
      <PageHead
        title="Blog Management"
        compact
        actions={
          <LinkButton to={paths.newBlog} variant="primary" icon="plus">
            Write a New Blog
          </LinkButton>
        }
      />
      <DataTable
        shape={SHAPE}
        search={search}
        noun={['blog', 'blogs']}
        tabs={[
          { status: '', label: 'All' },
          { status: 'published', label: 'Published' },
          { status: 'draft', label: 'Drafts' },
        ]}
        placeholder="Search by title, category, or author..."
        columns={[
          {
            title: 'Blog',
            sort: 'title',
            orders: BY_NAME,
            cell: ({ id, title, author, category, pictures }) => (
              <RowTitle
                title={title}
                to={paths.editBlog(id)}
                detail={`${category}, ${author || 'Unknown author'}`}
                picture={pictures[0] ?? null}
              />
            ),
          },
          {
            title: 'Status',
            small: 'untitled',
            cell: ({ state }) =>
              state === 'PUBLISHED' ? (
                <Badge tone="ok" icon="check">
                  Published
                </Badge>
              ) : (
                <Badge tone="warn" icon="pencil">
                  Draft
                </Badge>
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
        rows={data?.managedBlogs.nodes}
        total={data?.managedBlogs.totalCount}
        size={TABLE_ROWS}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        actions={(row) => (
          <>
            <Button
              size="small"
              disabled={busy}
              aria-label={row.state === 'DRAFT' ? `Publish ${row.title}` : `Unpublish ${row.title}`}
              onClick={() => void publish(row)}
            >
              {row.state === 'DRAFT' ? 'Publish' : 'Unpublish'}
            </Button>
            <ContentActs
              title={row.title}
              view={paths.blog(row.id)}
              edit={paths.editBlog(row.id)}
              busy={busy}
              onDelete={() => setAsked({ blog: row, open: true })}
            />
          </>
        )}
        empty={{
          title: 'No blogs available',
          text:
            search.status === 'draft'
              ? 'Drafts are kept here until you publish them.'
              : 'Write the first one.',
        }}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
      {asked && (
        <DeleteDialog
          what="Blog"
          id={asked.blog.id}
          name={`“${asked.blog.title}”`}
          mutation={DeleteBlogDocument}
          open={asked.open}
          onClose={close}
          onDeleted={refresh}
        />
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, BlogManagementDocument, variablesOf(readTable(SHAPE, new URL(request.url).searchParams)));
