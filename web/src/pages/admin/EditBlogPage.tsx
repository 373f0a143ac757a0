import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { EditBlogForm } from '../../blog/EditBlogForm';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { LinkButton } from '../../ui/LinkButton';
import { AdminLayout } from './AdminLayout';
import { EditBlogPageDocument } from './EditBlogPage.generated';
import { MissingText } from './MissingText';

/** /blog/:id: an article is changed. */
export default function EditBlogPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(EditBlogPageDocument, { variables: { id }, skip: !isId(id) });
  const blog = data?.blog;
  const list = paths.adminPage('blog-management');
  return (
    <AdminLayout>
      <PageMeta title="Edit blog" noindex />
      {blog ? (
        <>
          <PageHead
            title="Edit blog"
            compact
            lead={
              blog.state === 'PUBLISHED' ? 'What you save is public at once.' : 'A draft: only admins see it.'
            }
            actions={
              <LinkButton to={paths.blog(id)} target="_blank" rel="noopener" icon="eye">
                View<span className="visually-hidden"> the article in a new tab</span>
              </LinkButton>
            }
          />
          <EditBlogForm key={id} blog={blog} onSaved={() => void navigate(list)} />
        </>
      ) : (
        <MissingText
          title="Blog post not found"
          back={{ to: list, label: 'All blogs' }}
          missing={blog === null || !isId(id)}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { params: { id } }: LoaderFunctionArgs) =>
  isId(id) ? loadPage(apollo, EditBlogPageDocument, { id }) : Promise.resolve(null);
