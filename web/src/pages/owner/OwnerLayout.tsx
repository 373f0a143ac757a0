import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useLogout } from '../../account/useLogout';
import { DashboardLayout, type DashboardItem } from '../../app/DashboardLayout';
import { ownerPath, paths } from '../../app/paths';
import { OwnerMenuDocument } from './OwnerLayout.generated';
import { useOwner } from './useOwner';

type Kind = 'venue' | 'vendor';

/** The menu, in its order. A page has its line here, one among `ownerPath`'s names and one in the route table. */
const menuOf = (kind: Kind, id: string, pending: number | undefined): DashboardItem[] => [
  { to: ownerPath(kind), label: 'Profile', icon: 'user', end: true },
  ...(kind === 'venue'
    ? [{ to: ownerPath(kind, 'details'), label: 'Details', icon: 'document' } as const]
    : []),
  { to: paths.notifications, label: 'Notifications', icon: 'bell', count: pending },
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

/** The frame of an owner's pages. The count beside Notifications is of enquiries that wait for a decision. */
export function OwnerLayout({ children }: OwnerLayoutProps) {
  const { logOut } = useLogout();
  const owner = useOwner();
  const { data } = useQuery(OwnerMenuDocument, { skip: !owner });
  if (!owner) return null;
  return (
    <DashboardLayout
      label={owner.kind === 'venue' ? 'Venue dashboard' : 'Vendor dashboard'}
      items={menuOf(owner.kind, owner.id, data?.inboxCounts.pending)}
      onLogout={() => void logOut()}
    >
      {children}
    </DashboardLayout>
  );
}
