import type { ReactNode } from 'react';
import { useLogout } from '../../account/useLogout';
import { DashboardLayout } from '../../app/DashboardLayout';
import { paths, profilePath } from '../../app/paths';

interface OwnerLayoutProps {
  role: 'VENUE' | 'VENDOR';
  /** Enquiries that wait for a decision. */
  pending?: number;
  children: ReactNode;
}

/** The frame of an owner's pages. */
export function OwnerLayout({ role, pending, children }: OwnerLayoutProps) {
  const { logOut } = useLogout();
  return (
    <DashboardLayout
      label={role === 'VENUE' ? 'Venue dashboard' : 'Vendor dashboard'}
      items={[
        { to: profilePath(role === 'VENUE' ? 'venue' : 'vendor'), label: 'Profile', icon: 'user' },
        { to: paths.notifications, label: 'Notifications', icon: 'bell', count: pending },
      ]}
      onLogout={() => void logOut()}
    >
      {children}
    </DashboardLayout>
  );
}
