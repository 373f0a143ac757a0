import type { ReactNode } from 'react';
import { useLogout } from '../../account/useLogout';
import { DashboardLayout } from '../../app/DashboardLayout';
import { paths } from '../../app/paths';

interface AdminLayoutProps {
  children: ReactNode;
}

/** The frame of the admins' pages. */
export function AdminLayout({ children }: AdminLayoutProps) {
  const { logOut } = useLogout();
  return (
    <DashboardLayout
      label="Admin dashboard"
      items={[{ to: paths.adminDashboard, label: 'Profile', icon: 'user' }]}
      onLogout={() => void logOut()}
    >
      {children}
    </DashboardLayout>
  );
}
