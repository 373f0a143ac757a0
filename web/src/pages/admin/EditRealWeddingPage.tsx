import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import type { RealWeddingStatus } from '../../gql/types';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { EditRealWeddingForm } from '../../real-wedding/EditRealWeddingForm';
import { LinkButton } from '../../ui/LinkButton';
import { AdminLayout } from './AdminLayout';
import { EditRealWeddingPageDocument } from './EditRealWeddingPage.generated';
import { MissingText } from './MissingText';

/** /realWeddings/:id: an admin puts somebody's story right. */
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
      <PageMeta title="Edit real wedding" noindex />
      {story ? (
        <>
          <PageHead
            title="Edit real wedding"
            compact
            lead={`By ${story.author || 'Unknown author'}. ${LEADS[story.status]}`}
            actions={
              <LinkButton to={paths.realWedding(id)} target="_blank" rel="noopener" icon="eye">
                View<span className="visually-hidden"> the story in a new tab</span>
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
        <MissingText
          title="Real Wedding post not found"
          back={{ to: list, label: 'All real weddings' }}
          missing={story === null || !isId(id)}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </AdminLayout>
  );
}

const LEADS: Record<RealWeddingStatus, string> = {
  PUBLISHED: 'What you save is public at once.',
  PENDING: 'It waits to be published.',
  REJECTED: 'It was rejected; its author sees it, and nobody else.',
};

export const load = (apollo: ApolloClient, { params: { id } }: LoaderFunctionArgs) =>
  isId(id) ? loadPage(apollo, EditRealWeddingPageDocument, { id }) : Promise.resolve(null);
