import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { MeDocument } from '../../app/me.generated';
import { PageMeta } from '../../app/PageMeta';
import { useViewer } from '../../app/useViewer';
import { loadPage } from '../../lib/pageQuery';
import { AdminInbox } from './AdminInbox';
import { InboxDocument } from './InboxPage.generated';
import { inboxVariables } from './inboxStatus';
import { OwnerInbox } from './OwnerInbox';

/** The enquiries that a venue or vendor received. Admins have none of their own, and are told where to go. */
export default function InboxPage() {
  const me = useViewer();
  if (!me) return null;
  return (
    <>
      <PageMeta title="Enquiries" noindex />
      {me.role === 'VENUE' || me.role === 'VENDOR' ? <OwnerInbox me={me} /> : <AdminInbox />}
    </>
  );
}

export async function load(apollo: ApolloClient, { request }: LoaderFunctionArgs): Promise<void> {
  const role = apollo.readQuery({ query: MeDocument })?.me?.role;
  if (role === 'ADMIN') return;
  await loadPage(apollo, InboxDocument, inboxVariables(new URL(request.url).searchParams));
}
