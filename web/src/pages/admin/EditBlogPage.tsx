import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { EditBlogForm } from '../../blog/EditBlogForm';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { rich } from '../../lib/rich';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { LinkButton } from '../../ui/mui/LinkButton';
import { AdminLayout } from './AdminLayout';
import { EditBlogPageDocument } from './EditBlogPage.generated';
import { t } from './messages.generated';
import { EditorPlaceholder } from './EditorPlaceholder';

/** /blog/:id: edits an article. */
export default function EditBlogPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(EditBlogPageDocument, { variables: { id }, skip: !isId(id) });
  const blog = data?.blog;
  const list = paths.adminPage('blog-management');
  return (
    <AdminLayout>
      <PageMeta title={t('editBlog')} noindex />
      {blog ? (
        <>
          <PageHead
            title={t('editBlog')}
            compact
            subtitle={blog.status === 'PUBLISHED' ? t('publicAtOnce') : t('draftLead')}
            actions={
              <LinkButton to={paths.blog(id)} target="_blank" rel="noopener" icon="eye">
                {rich(t, 'viewArticle', { hidden: visuallyHidden })}
              </LinkButton>
            }
          />
          <EditBlogForm key={id} blog={blog} onSaved={() => void navigate(list)} />
        </>
      ) : (
        <EditorPlaceholder
          title={t('blogPostNotFound')}
          back={{ to: list, label: t('allBlogs') }}
          missing={blog === null || !isId(id)}
          error={error}
          onRetry={refetch}
        />
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { params: { id } }: LoaderFunctionArgs) =>
  isId(id) ? loadPage(apollo, EditBlogPageDocument, { id }) : Promise.resolve(null);
