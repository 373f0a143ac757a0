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
import { LinkButton } from '../../ui/mui/LinkButton';
import { Loader } from '../../ui/Loader';
import { MuiProvider } from '../../ui/MuiProvider';
import { Notice } from '../../ui/mui/Notice';
import { useToast } from '../../ui/useToast';
import { t } from './messages.generated';
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
  // Keep the first value: resubmitting changes the status just before the page closes.
  const [opened, setOpened] = useState(data?.realWedding);
  if (data && opened === undefined) setOpened(data.realWedding);
  const stories = storiesPath(role);

  const content = () => {
    if (opened?.canResubmit)
      return (
        <>
          <PageHead title={t('editYourRealWedding')} subtitle={t('editLead')} />
          <div className={styles.reason}>
            <Notice tone="error">
              <b>{t('notPublished')}</b> {opened.rejectionReason}
            </Notice>
          </div>
          <EditRealWeddingForm
            story={opened}
            as="author"
            back={stories}
            onSaved={() => {
              toast.show({
                status: 'info',
                text: t('readAgain'),
              });
              void navigate(stories);
            }}
          />
        </>
      );
    if (opened !== undefined || !isId(id))
      return (
        <EmptyState
          title={opened ? t('notEditable') : t('realWeddingPostNotFound')}
          headingLevel={1}
          actions={<LinkButton to={stories}>{t('yourStories')}</LinkButton>}
        >
          {opened ? t('notEditableHint') : t('deletedHint')}
        </EmptyState>
      );
    return error ? <LoadError error={error} headingLevel={1} onRetry={refetch} /> : <Loader />;
  };
  return (
    <MuiProvider>
      <div className="wrap">
        <PageMeta title={t('editYourRealWedding')} noindex />
        <div className={styles.form}>{content()}</div>
      </div>
    </MuiProvider>
  );
}

export const load = (apollo: ApolloClient, { params: { id } }: LoaderFunctionArgs) =>
  isId(id) ? loadPage(apollo, ResubmitRealWeddingPageDocument, { id }) : Promise.resolve(null);
