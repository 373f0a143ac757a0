import Box from '@mui/material/Box';
import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { ConfirmEmailNotice } from '../../account/ConfirmEmailNotice';
import { LogoutDialog } from '../../account/LogoutDialog';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { useViewer } from '../../app/useViewer';
import { loadPage } from '../../lib/pageQuery';
import { MuiProvider } from '../../ui/MuiProvider';
import { NeedsScript } from '../../ui/NeedsScript';
import { usePrefetchedToasts } from '../../ui/Toasts';
import { MyStories } from '../../real-wedding/MyStories';
import { ApiKeysView } from './ApiKeysView';
import { BookingsTab, BOOKINGS } from './BookingsTab';
import { MyBookingsDocument } from './BookingsTab.generated';
import { DashboardBlogs, BLOGS } from './DashboardBlogs';
import { DashboardBlogsDocument } from './DashboardBlogs.generated';
import { DashboardTabs } from './DashboardTabs';
import { viewOf, type DashboardView } from './customerTabs';
import { t } from './messages.generated';
import { ProfileTab } from './ProfileTab';
import { MyProfileDocument } from './ProfileTab.generated';
import { ReviewsTab } from './ReviewsTab';
import { WishlistTab } from './WishlistTab';

/** `My Dashboard`: profile, wishlist, bookings, reviews and stories. `?tab=` selects the view. */
export default function CustomerPage() {
  const viewer = useViewer();
  usePrefetchedToasts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = viewOf(search);
  return (
    <MuiProvider>
      <div className="wrap">
        <PageMeta title={t('myDashboard')} noindex />
        <PageHead title={t('myDashboard')} subtitle={viewer?.name} />
        <NeedsScript />
        <ConfirmEmailNotice />
        <Box sx={columnsSx}>
          <DashboardTabs current={tab} />
          <Box sx={contentSx}>{VIEWS[tab]}</Box>
          <DashboardBlogs />
        </Box>
        <LogoutDialog
          open={tab === 'logout'}
          onClose={() => void navigate('?tab=profile', { replace: true, preventScrollReset: true })}
        />
      </div>
    </MuiProvider>
  );
}

const VIEWS: Record<DashboardView, ReactNode> = {
  profile: <ProfileTab />,
  wishlist: <WishlistTab />,
  bookings: <BookingsTab />,
  reviews: <ReviewsTab />,
  stories: <MyStories />,
  'api-keys': <ApiKeysView />,
  // The background of the logout dialog.
  logout: <ProfileTab />,
};

/** Starts loading the view's data without waiting, as each view has its own loading state. */
export function load(apollo: ApolloClient, { request }: LoaderFunctionArgs): Promise<void> {
  const tab = viewOf(new URL(request.url).searchParams);
  if (tab === 'bookings') void loadPage(apollo, MyBookingsDocument, BOOKINGS);
  // The other views fetch fresh data whenever they mount.
  else if (tab === 'profile' || tab === 'logout') void loadPage(apollo, MyProfileDocument, {});
  void loadPage(apollo, DashboardBlogsDocument, BLOGS);
  return Promise.resolve();
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  paddingBottom: 'var(--section)',
  '@media (min-width: 900px)': {
    gridTemplateColumns: '200px minmax(0, 1fr)',
    gap: '48px clamp(32px, 3vw, 48px)',
    alignItems: 'start',
    '& > :last-child:nth-child(3)': {
      gridColumn: '1 / -1',
    },
  },
  '@media (min-width: 1280px)': {
    gridTemplateColumns: '184px minmax(0, 1fr) 300px',
    '& > :last-child:nth-child(3)': {
      gridColumn: 'auto',
    },
  },
};
const contentSx = {
  minWidth: 0,
};
