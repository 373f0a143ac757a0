import Box from '@mui/material/Box';
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
import { Email } from '../../ui/Email';
import { Button } from '../../ui/mui/Button';
import { LinkTabs } from '../../ui/mui/LinkTabs';
import { TermList } from '../../ui/TermList';
import { AdminLayout } from './AdminLayout';
import { t } from './profile.messages.generated';
import { UserBookings, UserRatings, UserWishlist } from './UserTabs';
import { UserProfileDocument } from './UserProfilePage.generated';

const TABLE = paths.adminPage('user-management');

const TABS = ['profile', 'wishlist', 'bookings', 'history', 'ratings'] as const;

/** /UserProfile/{id}: one user with their wishlist, bookings and reviews. */
export default function UserProfilePage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const [isConfirming, setIsConfirming] = useState(false);
  const { data, error, refetch } = useQuery(UserProfileDocument, { variables: { id } });
  const user = data?.user;
  const current = TABS.find((tab) => tab === search.get('tab')) ?? 'profile';
  return (
    <AdminLayout>
      <ProfileFrame
        title={t('userProfile')}
        kind="User"
        table={{ label: t('userManagement'), to: TABLE }}
        name={data && (user?.fullName ?? null)}
        error={error}
        onRetry={refetch}
        actions={
          <Button
            variant="text"
            tone="error"
            icon="trash"
            aria-haspopup="dialog"
            onClick={() => setIsConfirming(true)}
          >
            {t('delete')}
          </Button>
        }
        panel={
          user && (
            <>
              <PanelHead name={user.fullName} caption={t('coupleOrVisitor')} picture={user.avatar} />
              <TermList
                terms={[
                  {
                    term: t('email'),
                    value: user.email ? <Email address={user.email} /> : t('emailNotAvailable'),
                  },
                  { term: t('phone'), value: spacedPhone(user.phone) || t('phoneNumberNotAvailable') },
                  { term: t('city'), value: user.city || t('notAvailable') },
                ]}
              />
            </>
          )
        }
      >
        {user && (
          <div>
            <LinkTabs
              label={t('profileOfTheUser')}
              tabs={TABS.map((tab) => ({
                to: tab === 'profile' ? paths.userProfile(id) : `?tab=${tab}`,
                label: t(`tab.${tab}`),
                current: tab === current,
              }))}
            />
            {current === 'profile' && (
              <Box sx={tabSx}>
                <TermList
                  stacked
                  terms={[
                    { term: t('name'), value: user.fullName },
                    {
                      term: t('email'),
                      value: user.email ? <Email address={user.email} /> : t('emailNotAvailable'),
                    },
                    { term: t('phone'), value: spacedPhone(user.phone) || t('phoneNumberNotAvailable') },
                    { term: t('city'), value: user.city || t('notAvailable') },
                    { term: t('address'), value: user.address || t('notAvailable') },
                    { term: t('registered'), value: indianDate(user.createdAt) },
                  ]}
                />
              </Box>
            )}
            {current === 'wishlist' && <UserWishlist userId={id} />}
            {current === 'bookings' && <UserBookings key="open" userId={id} open />}
            {current === 'history' && <UserBookings key="past" userId={id} open={false} />}
            {current === 'ratings' && <UserRatings userId={id} />}
          </div>
        )}
      </ProfileFrame>
      {user && (
        <DeleteDialog
          kind="User"
          id={user.id}
          name={user.fullName}
          mutation={DeleteUserDocument}
          open={isConfirming}
          onClose={() => setIsConfirming(false)}
          onDeleted={async () => {
            markStale(apollo, 'UserManagement');
            await navigate(TABLE, { replace: true });
          }}
        >
          {t('userDeletion')}
        </DeleteDialog>
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { params }: LoaderFunctionArgs) =>
  loadPage(apollo, UserProfileDocument, { id: params.id ?? '' });

const tabSx = {
  paddingTop: 6,
};
