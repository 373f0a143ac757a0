import type { ApolloClient } from '@apollo/client';
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { LogoutDialog } from '../../account/LogoutDialog';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { useViewer } from '../../app/useViewer';
import { loadPage } from '../../lib/pageQuery';
import { BookingsTab, BOOKINGS } from './BookingsTab';
import { MyBookingsDocument } from './BookingsTab.generated';
import styles from './CustomerPage.module.css';
import { DashboardBlogs, BLOGS } from './DashboardBlogs';
import { DashboardBlogsDocument } from './DashboardBlogs.generated';
import { DashboardTabs } from './DashboardTabs';
import { tabOf } from './customerTabs';
import { ProfileTab } from './ProfileTab';
import { MyProfileDocument } from './ProfileTab.generated';
import { WishlistTab } from './WishlistTab';

/** `My Dashboard`: a couple's profile, wishlist and bookings. The address says which of them is shown. */
export default function CustomerPage() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tab = tabOf(search);
  return (
    <div className="wrap">
      <PageMeta title="My Dashboard" noindex />
      <PageHead title="My Dashboard" lead={viewer?.name} />
      <div className={styles.columns}>
        <DashboardTabs current={tab} />
        <div className={styles.content}>
          {tab === 'wishlist' ? <WishlistTab /> : tab === 'bookings' ? <BookingsTab /> : <ProfileTab />}
        </div>
        <DashboardBlogs />
      </div>
      <LogoutDialog
        open={tab === 'logout'}
        onClose={() => void navigate('?tab=profile', { replace: true, preventScrollReset: true })}
      />
    </div>
  );
}

/** Begins to load what the view shows, and does not wait: each says for itself that it is loading. */
export function load(apollo: ApolloClient, { request }: LoaderFunctionArgs): Promise<void> {
  const tab = tabOf(new URL(request.url).searchParams);
  if (tab === 'bookings') void loadPage(apollo, MyBookingsDocument, BOOKINGS);
  // The wishlist asks anew each time it is shown.
  else if (tab !== 'wishlist') void loadPage(apollo, MyProfileDocument, {});
  void loadPage(apollo, DashboardBlogsDocument, BLOGS);
  return Promise.resolve();
}
