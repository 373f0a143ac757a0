import type { ApolloClient } from '@apollo/client';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { ConfirmEmailNotice } from '../../account/ConfirmEmailNotice';
import { LogoutDialog } from '../../account/LogoutDialog';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { useViewer } from '../../app/useViewer';
import { loadPage } from '../../lib/pageQuery';
import { MyStories } from '../../real-wedding/MyStories';
import { ApiKeysView } from './ApiKeysView';
import { BookingsTab, BOOKINGS } from './BookingsTab';
import { MyBookingsDocument } from './BookingsTab.generated';
import styles from './CustomerPage.module.css';
import { DashboardBlogs, BLOGS } from './DashboardBlogs';
import { DashboardBlogsDocument } from './DashboardBlogs.generated';
import { DashboardTabs } from './DashboardTabs';
import { viewOf, type DashboardView } from './customerTabs';
import { ProfileTab } from './ProfileTab';
import { MyProfileDocument } from './ProfileTab.generated';
import { ReviewsTab } from './ReviewsTab';
import { WishlistTab } from './WishlistTab';

/** `My Dashboard`: a couple's profile, wishlist, bookings, reviews and stories; the address says which is shown. */
export default function CustomerPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = viewOf(search);
  return (
    <div className="wrap">
      <PageMeta title="My Dashboard" noindex />
      <PageHead title="My Dashboard" lead={viewer?.name} />
      <ConfirmEmailNotice />
      <div className={styles.columns}>
        <DashboardTabs current={tab} />
        <div className={styles.content}>{VIEWS[tab]}</div>
        <DashboardBlogs />
      </div>
      <LogoutDialog
        open={tab === 'logout'}
        onClose={() => void navigate('?tab=profile', { replace: true, preventScrollReset: true })}
      />
    </div>
  );
}

const VIEWS: Record<DashboardView, ReactNode> = {
  profile: <ProfileTab />,
  wishlist: <WishlistTab />,
  bookings: <BookingsTab />,
  reviews: <ReviewsTab />,
  stories: <MyStories />,
  'api-keys': <ApiKeysView />,
  // Behind the dialog.
  logout: <ProfileTab />,
};

/** Begins to load what the view shows, and does not wait: each says for itself that it is loading. */
export function load(apollo: ApolloClient, { request }: LoaderFunctionArgs): Promise<void> {
  const tab = viewOf(new URL(request.url).searchParams);
  if (tab === 'bookings') void loadPage(apollo, MyBookingsDocument, BOOKINGS);
  // The other views ask anew each time they are shown.
  else if (tab === 'profile' || tab === 'logout') void loadPage(apollo, MyProfileDocument, {});
  void loadPage(apollo, DashboardBlogsDocument, BLOGS);
  return Promise.resolve();
}
