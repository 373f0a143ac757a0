import type { ReactNode } from 'react';
import { ConfirmEmailNotice } from '../../account/ConfirmEmailNotice';
import { useLogout } from '../../account/useLogout';
import { DashboardLayout, type DashboardItem } from '../../app/DashboardLayout';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';

/** What was written to Mandap itself: the bell's number stands beside it. */
const INBOX = paths.adminPage('notification-management');

/** The menu: the specification's eight in its order, then what looks over all of them. */
const ITEMS: readonly DashboardItem[] = [
  { to: paths.adminDashboard, label: 'Profile', icon: 'user', end: true },
  { to: paths.adminPage('admin-management'), label: 'Admin Management', icon: 'shield' },
  { to: paths.adminPage('vendor-management'), label: 'Vendor Management', icon: 'store' },
  { to: paths.adminPage('venue-management'), label: 'Venue Management', icon: 'home' },
  { to: paths.adminPage('user-management'), label: 'User Management', icon: 'users' },
  { to: paths.adminPage('blog-management'), label: 'Blog Management', icon: 'document' },
  { to: paths.adminPage('real-wedding-management'), label: 'Real Wedding Management', icon: 'heart' },
  { to: INBOX, label: 'Notification Management', icon: 'bell' },
  { to: paths.adminPage('overview'), label: 'Overview', icon: 'grid' },
  { to: paths.adminPage('review-moderation'), label: 'Review Moderation', icon: 'star' },
  { to: paths.adminPage('audit-log'), label: 'Audit Log', icon: 'clock' },
  { to: paths.adminPage('mail-queue'), label: 'Mail Queue', icon: 'mail' },
];

interface AdminLayoutProps {
  children: ReactNode;
}

/** The frame of the admins' pages. */
export function AdminLayout({ children }: AdminLayoutProps) {
  const { logOut } = useLogout();
  const unread = useViewer()?.unreadCount;
  const items = ITEMS.map((item) => (item.to === INBOX ? { ...item, count: unread } : item));
  return (
    <DashboardLayout label="Admin dashboard" items={items} onLogout={logOut}>
      <ConfirmEmailNotice />
      {children}
    </DashboardLayout>
  );
}
