import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta';
import { useViewer } from '../../app/useViewer';
import { loadPage } from '../../lib/pageQuery';
import { InboxDocument } from './InboxPage.generated';
import { inboxVariables } from './inboxStatus';
import { t } from './messages.generated';
import { OwnerInbox } from './OwnerInbox';

/** Enquiries that a venue or vendor received. */
export default function InboxPage() {
  const me = useViewer();
  if (!me) return null;
  return (
    <>
      <PageMeta title={t('enquiries')} noindex />
      <OwnerInbox me={me} />
    </>
  );
}

export async function load(apollo: ApolloClient, { request }: LoaderFunctionArgs): Promise<void> {
  await loadPage(apollo, InboxDocument, inboxVariables(new URL(request.url).searchParams));
}
