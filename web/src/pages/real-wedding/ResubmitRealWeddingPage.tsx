import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { LoadError } from '../../account/LoadError';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { storiesPath, type Role } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { isId } from '../../lib/ids';
import { loadPage } from '../../lib/pageQuery';
import { EditRealWeddingForm } from '../../real-wedding/EditRealWeddingForm';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { Loader } from '../../ui/Loader';
import { Notice } from '../../ui/Notice';
import { useToast } from '../../ui/useToast';
import styles from './RealWedding.module.css';
import { ResubmitRealWeddingPageDocument } from './ResubmitRealWeddingPage.generated';

/** /realWedding/:id/edit: the author of a rejected story edits and resubmits it. */
export default function ResubmitRealWeddingPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const toast = useToast();
  const role = (useViewer()?.role.toLowerCase() ?? 'user') as Role;
  const { data, error, refetch } = useQuery(ResubmitRealWeddingPageDocument, {
    variables: { id },
    skip: !isId(id),
  });
  // As it was when the page opened: resubmitting changes it just before the page is left.
  const [opened, setOpened] = useState(data?.realWedding);
  if (data && opened === undefined) setOpened(data.realWedding);
  const stories = storiesPath(role);

  const content = () => {
    if (opened?.canResubmit)
      return (
        <>
          <PageHead title="Edit your Real Wedding" lead="Change what is needed, then resubmit it." />
          <div className={styles.reason}>
            <Notice tone="bad">
              <b>It was not published.</b> {opened.rejectionReason}
            </Notice>
          </div>
          <EditRealWeddingForm
            story={opened}
            as="author"
            back={stories}
            onSaved={() => {
              toast.show({
                status: 'info',
                text: 'We’ll read your story again. You’ll find our decision here.',
              });
              void navigate(stories);
            }}
          />
        </>
      );
    if (opened !== undefined || !isId(id))
      return (
        <EmptyState
          title={opened ? 'This story can’t be edited now' : 'Real Wedding post not found'}
          headingLevel={1}
          actions={<LinkButton to={stories}>Your stories</LinkButton>}
        >
          {opened
            ? 'Only a story that was rejected is edited and resubmitted.'
            : 'Somebody may have deleted it.'}
        </EmptyState>
      );
    return error ? (
      <LoadError error={error} headingLevel={1} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Loader />
    );
  };
  return (
    <div className="wrap">
      <PageMeta title="Edit your Real Wedding" noindex />
      <div className={styles.form}>{content()}</div>
    </div>
  );
}

export const load = (apollo: ApolloClient, { params: { id } }: LoaderFunctionArgs) =>
  isId(id) ? loadPage(apollo, ResubmitRealWeddingPageDocument, { id }) : Promise.resolve(null);
