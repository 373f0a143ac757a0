import type { ReactNode } from 'react';
import { ConfirmEmailNotice } from '../../account/ConfirmEmailNotice';
import { useLogout } from '../../account/useLogout';
import { DashboardLayout, type DashboardItem } from '../../app/DashboardLayout';
import { ownerPath, paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { useOwner } from './useOwner';

type Kind = 'venue' | 'vendor';

/** The menu, in its order. A page has its line here, one among `ownerPath`'s names and one in the route table. */
const menuOf = (kind: Kind, id: string, unread: number | undefined): DashboardItem[] => [
  { to: ownerPath(kind), label: 'Profile', icon: 'user', end: true },
  ...(kind === 'venue'
    ? ([{ to: ownerPath(kind, 'details'), label: 'Details', icon: 'document' }] as const)
    : ([
        { to: ownerPath(kind, 'business'), label: 'Business', icon: 'store' },
        { to: ownerPath(kind, 'packages'), label: 'Packages', icon: 'rupee' },
      ] as const)),
  kind === 'venue'
    ? { to: ownerPath(kind, 'gallery'), label: 'Gallery', icon: 'image' }
    : { to: ownerPath(kind, 'portfolio'), label: 'Portfolio', icon: 'image' },
  { to: ownerPath(kind, 'calendar'), label: 'Calendar', icon: 'calendar' },
  { to: ownerPath(kind, 'reviews'), label: 'Reviews', icon: 'star' },
  { to: ownerPath(kind, 'stories'), label: 'Stories', icon: 'ring' },
  { to: paths.notifications, label: 'Notifications', icon: 'bell', count: unread },
  {
    to: kind === 'venue' ? paths.venue(id) : paths.vendor(id),
    label: 'Public page',
    icon: 'external',
    newTab: true,
  },
];

interface OwnerLayoutProps {
  children: ReactNode;
}

/** The frame of an owner's pages. The count beside Notifications is the bell's. */
export function OwnerLayout({ children }: OwnerLayoutProps) {
  const { logOut } = useLogout();
  const owner = useOwner();
  const unread = useViewer()?.unreadCount;
  if (!owner) return null;
  return (
    <DashboardLayout
      label={owner.kind === 'venue' ? 'Venue dashboard' : 'Vendor dashboard'}
      items={menuOf(owner.kind, owner.id, unread)}
      onLogout={logOut}
    >
      <ConfirmEmailNotice />
      {children}
    </DashboardLayout>
  );
}
