import type { ReactNode } from 'react';
import { ConfirmEmailNotice } from '../../account/ConfirmEmailNotice';
import { useLogout } from '../../account/useLogout';
import { DashboardLayout, type DashboardItem } from '../../app/DashboardLayout';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { usePrefetchedToasts } from '../../ui/Toasts';
import { t } from './messages.generated';

/** The menu: the eight management pages, then those across all of them. */
const menu = (unread: number | undefined): DashboardItem[] => [
  { to: paths.adminDashboard, label: t('profile'), icon: 'user', end: true },
  { to: paths.adminPage('admin-management'), label: t('adminManagement'), icon: 'shield' },
  { to: paths.adminPage('vendor-management'), label: t('vendorManagement'), icon: 'store' },
  { to: paths.adminPage('venue-management'), label: t('venueManagement'), icon: 'home' },
  { to: paths.adminPage('user-management'), label: t('userManagement'), icon: 'users' },
  { to: paths.adminPage('blog-management'), label: t('blogManagement'), icon: 'document' },
  { to: paths.adminPage('real-wedding-management'), label: t('realWeddingManagement'), icon: 'heart' },
  {
    to: paths.adminPage('notification-management'),
    label: t('notificationManagement'),
    icon: 'bell',
    count: unread,
  },
  { to: paths.adminPage('overview'), label: t('overview'), icon: 'grid' },
  { to: paths.adminPage('review-moderation'), label: t('reviewModeration'), icon: 'star' },
  { to: paths.adminPage('message-moderation'), label: t('messageModeration'), icon: 'message' },
  { to: paths.adminPage('audit-log'), label: t('auditLog'), icon: 'clock' },
  { to: paths.adminPage('mail-queue'), label: t('mailQueue'), icon: 'mail' },
];

interface AdminLayoutProps {
  children: ReactNode;
}

/** Layout of the admin pages. */
export function AdminLayout({ children }: AdminLayoutProps) {
  usePrefetchedToasts();
  const { logOut } = useLogout();
  const unread = useViewer()?.unreadCount;
  return (
    <DashboardLayout label={t('adminDashboard')} items={menu(unread)} onLogout={logOut}>
      <ConfirmEmailNotice />
      {children}
    </DashboardLayout>
  );
}
