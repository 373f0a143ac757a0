import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { ProfileCard } from '../../account/ProfileCard';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { failureOf } from '../../lib/errors';
import { spacedPhone } from '../../lib/format';
import { loadPage } from '../../lib/pageQuery';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { StatusBadge } from '../../ui/StatusBadge';
import { OwnerLayout } from './OwnerLayout';
import { OwnerProfileDocument, type OwnerProfileQuery } from './ProfilePage.generated';
import { useOwner } from './useOwner';

/** A venue's or vendor's own profile, and how its listing stands in moderation. */
export default function ProfilePage() {
  const owner = useOwner();
  const { data, error, refetch } = useQuery(OwnerProfileDocument);
  if (!owner) return null;

  const me = data?.me;
  const venue = owner.kind === 'venue';
  const status = me?.listingStatus;
  return (
    <OwnerLayout>
      <PageMeta title="Profile" noindex />
      <PageHead title="Profile" compact />
      {error && !me ? (
        <ErrorState title="Error while loading data" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).message}
        </ErrorState>
      ) : (
        <ProfileCard
          name={me?.name}
          caption={venue ? 'Venue' : 'Vendor'}
          badge={status && <StatusBadge status={status.toLowerCase() as Lowercase<typeof status>} />}
          facts={[
            { term: 'City', value: me?.city },
            { term: 'Address', value: me?.address },
            { term: 'Email', value: me?.email },
            { term: 'Phone', value: me?.phone && spacedPhone(me.phone) },
          ]}
        >
          {me && <Standing me={me} />}
          {venue && status === 'APPROVED' && (
            <div>
              <LinkButton to={paths.venue(owner.id)} endIcon="arrow-right">
                View public page
              </LinkButton>
            </div>
          )}
        </ProfileCard>
      )}
    </OwnerLayout>
  );
}

/** What the state of the listing means for its owner. */
function Standing({ me }: { me: NonNullable<OwnerProfileQuery['me']> }) {
  if (me.listingStatus === 'PENDING')
    return <Notice tone="warn">Our team looks at your listing. Visitors see it once it is approved.</Notice>;
  if (me.listingStatus === 'REJECTED')
    return (
      <Notice tone="bad">
        Your listing was not approved. {me.rejectionReason || 'Write to us, and we tell you what is missing.'}
      </Notice>
    );
  return <Notice tone="ok">Your listing is approved. Enquiries for it come to your notifications.</Notice>;
}

export const load = (apollo: ApolloClient) => loadPage(apollo, OwnerProfileDocument, {});
