import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { rich } from '../../lib/rich';
import { EditRealWeddingForm } from '../../real-wedding/EditRealWeddingForm';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { LinkButton } from '../../ui/mui/LinkButton';
import { AdminLayout } from './AdminLayout';
import { EditRealWeddingPageDocument } from './EditRealWeddingPage.generated';
import { t } from './messages.generated';
import { EditorPlaceholder } from './EditorPlaceholder';

/** /realWeddings/:id: lets an admin correct a story. */
export default function EditRealWeddingPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(EditRealWeddingPageDocument, {
    variables: { id },
    skip: !isId(id),
  });
  const story = data?.realWedding;
  const list = paths.adminPage('real-wedding-management');
  return (
    <AdminLayout>
      <PageMeta title={t('editRealWedding')} noindex />
      {story ? (
        <>
          <PageHead
            title={t('editRealWedding')}
            compact
            subtitle={t('byAuthor', {
              author: story.author || t('unknownAuthor'),
              status: t(`lead.${story.status}`),
            })}
            actions={
              <LinkButton to={paths.realWedding(id)} target="_blank" rel="noopener" icon="eye">
                {rich(t, 'viewStory', { hidden: visuallyHidden })}
              </LinkButton>
            }
          />
          <EditRealWeddingForm
            key={id}
            story={story}
            as="admin"
            back={list}
            onSaved={() => void navigate(list)}
          />
        </>
      ) : (
        <EditorPlaceholder
          title={t('realWeddingPostNotFound')}
          back={{ to: list, label: t('allRealWeddings') }}
          missing={story === null || !isId(id)}
          error={error}
          onRetry={refetch}
        />
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { params: { id } }: LoaderFunctionArgs) =>
  isId(id) ? loadPage(apollo, EditRealWeddingPageDocument, { id }) : Promise.resolve(null);
