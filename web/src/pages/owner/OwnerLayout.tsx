import { useState, type ReactNode } from 'react';
import { ConfirmEmailNotice } from '../../account/ConfirmEmailNotice';
import { LogoutDialog } from '../../account/LogoutDialog';
import { useLogout } from '../../account/useLogout';
import { DashboardLayout, type DashboardItem } from '../../app/DashboardLayout';
import { ownerPath, paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { useUnsentMessages } from '../../conversation/outboxStore';
import { usePrefetchedToasts } from '../../ui/Toasts';
import { t } from './layout.messages.generated';
import { useOwner } from './useOwner';

type Kind = 'venue' | 'vendor';

/** Menu entries. A new page also needs a name in `ownerPath` and an entry in the route table. */
const menuOf = (kind: Kind, id: string, unread: number | undefined): DashboardItem[] => [
  { to: ownerPath(kind, 'home'), label: t('home'), icon: 'home' },
  { to: ownerPath(kind), label: t('profile'), icon: 'user', end: true },
  ...(kind === 'venue'
    ? ([{ to: ownerPath(kind, 'details'), label: t('details'), icon: 'document' }] as const)
    : ([
        { to: ownerPath(kind, 'business'), label: t('business'), icon: 'store' },
        { to: ownerPath(kind, 'packages'), label: t('packages'), icon: 'rupee' },
      ] as const)),
  kind === 'venue'
    ? { to: ownerPath(kind, 'gallery'), label: t('gallery'), icon: 'image' }
    : { to: ownerPath(kind, 'portfolio'), label: t('portfolio'), icon: 'image' },
  { to: ownerPath(kind, 'calendar'), label: t('calendar'), icon: 'calendar' },
  { to: ownerPath(kind, 'reviews'), label: t('reviews'), icon: 'star' },
  { to: ownerPath(kind, 'stories'), label: t('stories'), icon: 'ring' },
  { to: paths.notifications, label: t('enquiries'), icon: 'bell', count: unread },
  {
    to: kind === 'venue' ? paths.venue(id) : paths.vendor(id),
    label: t('publicPage'),
    icon: 'external',
    newTab: true,
  },
];

interface OwnerLayoutProps {
  children: ReactNode;
}

/** Layout of the owner pages. The badge on Enquiries counts unread notifications. */
export function OwnerLayout({ children }: OwnerLayoutProps) {
  usePrefetchedToasts();
  const { logOut } = useLogout();
  const owner = useOwner();
  const viewer = useViewer();
  const hasUnsent = useUnsentMessages(viewer?.id).length > 0;
  const [asking, setAsking] = useState(false);
  if (!owner) return null;
  return (
    <DashboardLayout
      label={owner.kind === 'venue' ? t('venueDashboard') : t('vendorDashboard')}
      items={menuOf(owner.kind, owner.id, viewer?.unreadCount)}
      onLogout={hasUnsent ? () => setAsking(true) : logOut}
    >
      <LogoutDialog open={asking} onClose={() => setAsking(false)} />
      <ConfirmEmailNotice />
      {children}
    </DashboardLayout>
  );
}
