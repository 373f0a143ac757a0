import type { ApolloClient } from '@apollo/client';
import { EmailPreferences } from '../../account/EmailPreferences';
import { EmailPreferencesDocument } from '../../account/EmailPreferences.generated';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { useViewer } from '../../app/useViewer';
import { loadPage } from '../../lib/pageQuery';
import { ViewerFrame } from '../ViewerFrame';
import { t } from './messages.generated';

/** /email-preferences: which emails the current user gets. */
export default function EmailPreferencesPage() {
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <ViewerFrame>
      <PageMeta title={t('emails')} noindex />
      <PageHead compact title={t('emails')} subtitle={t('emailsLead', { email: viewer.email })} />
      <EmailPreferences />
    </ViewerFrame>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, EmailPreferencesDocument, {});
