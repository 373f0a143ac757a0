import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { DeleteDialog } from '../../admin/DeleteDialog';
import { DeleteUserDocument } from '../../admin/Deletion.generated';
import { PanelHead, ProfileFrame } from '../../admin/ProfileFrame';
import { paths } from '../../app/paths';
import { indianDate, spacedPhone } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { Button } from '../../ui/Button';
import { LinkTabs } from '../../ui/LinkTabs';
import { TermList } from '../../ui/TermList';
import { AdminLayout } from './AdminLayout';
import { UserBookings, UserRatings, UserWishlist } from './UserTabs';
import styles from './UserProfilePage.module.css';
import { UserProfileDocument } from './UserProfilePage.generated';

const TABLE = { label: 'User Management', to: paths.adminPage('user-management') };

const TABS = ['Profile', 'Wishlist', 'Bookings', 'History', 'Ratings'] as const;

/** /UserProfile/{id}: one user, with what they keep, book and say. */
export default function UserProfilePage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery(UserProfileDocument, { variables: { id } });
  const user = data?.user;
  const current = TABS.find((tab) => tab.toLowerCase() === search.get('tab')) ?? 'Profile';
  return (
    <AdminLayout>
      <ProfileFrame
        title="User profile"
        what="User"
        table={TABLE}
        name={data && (user?.fullName ?? null)}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        actions={
          <Button variant="text" icon="trash" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Delete
          </Button>
        }
        panel={
          user && (
            <>
              <PanelHead name={user.fullName} caption="Couple or visitor" picture={user.avatar} />
              <TermList
                terms={[
                  { term: 'Email', value: user.email || 'Email not available' },
                  { term: 'Phone', value: spacedPhone(user.phone) || 'Phone number not available' },
                  { term: 'City', value: user.city || 'Not Available' },
                ]}
              />
            </>
          )
        }
      >
        {user && (
          <div>
            <LinkTabs
              label="Profile of the user"
              tabs={TABS.map((tab) => ({
                to: tab === 'Profile' ? paths.userProfile(id) : `?tab=${tab.toLowerCase()}`,
                label: tab,
                current: tab === current,
              }))}
            />
            {current === 'Profile' && (
              <div className={styles.tab}>
                <TermList
                  stacked
                  terms={[
                    { term: 'Name', value: user.fullName },
                    { term: 'Email', value: user.email || 'Email not available' },
                    { term: 'Phone', value: spacedPhone(user.phone) || 'Phone number not available' },
                    { term: 'City', value: user.city || 'Not Available' },
                    { term: 'Address', value: user.address || 'Not Available' },
                    { term: 'Registered', value: indianDate(user.createdAt) },
                  ]}
                />
              </div>
            )}
            {current === 'Wishlist' && <UserWishlist userId={id} />}
            {current === 'Bookings' && <UserBookings key="open" userId={id} open />}
            {current === 'History' && <UserBookings key="past" userId={id} open={false} />}
            {current === 'Ratings' && <UserRatings userId={id} />}
          </div>
        )}
      </ProfileFrame>
      {user && (
        <DeleteDialog
          what="User"
          id={user.id}
          name={user.fullName}
          mutation={DeleteUserDocument}
          open={asking}
          onClose={() => setAsking(false)}
          onDeleted={async () => {
            markStale(apollo, 'UserManagement');
            await navigate(TABLE.to, { replace: true });
          }}
        >
          Their bookings and reviews stay, without their name. Pending enquiries are withdrawn.
        </DeleteDialog>
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { params }: LoaderFunctionArgs) =>
  loadPage(apollo, UserProfileDocument, { id: params.id ?? '' });
