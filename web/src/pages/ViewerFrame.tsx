import Box from '@mui/material/Box';
import { lazy, Suspense, type ReactNode } from 'react';
import { Navbar } from '../app/Navbar';
import type { Role } from '../app/paths';
import { CONTENT_ID, SkipLink } from '../app/SkipLink';
import { useViewer } from '../app/useViewer';
import { lazyComponent } from '../lib/lazyComponent';
import { MuiProvider } from '../ui/MuiProvider';
import { NeedsScript } from '../ui/NeedsScript';
import { usePrefetchedToasts } from '../ui/Toasts';
import { OwnerLayout } from './owner/OwnerLayout';

/** Loaded for admins only: couples and businesses open these pages all the time. */
const lazyAdminLayout = lazyComponent(() =>
  import('./admin/AdminLayout').then(({ AdminLayout }) => AdminLayout),
);
const AdminLayout = lazy(async () => ({ default: await lazyAdminLayout.fetch() }));

interface ViewerFrameProps {
  children: ReactNode;
}

/** The layout of the viewer’s own pages; for couples without the footer, which would be below the composer. */
export function ViewerFrame({ children }: ViewerFrameProps) {
  const viewer = useViewer();
  if (viewer?.role === 'ADMIN')
    return (
      <Suspense>
        <AdminLayout>{children}</AdminLayout>
      </Suspense>
    );
  if (viewer?.role !== 'USER') return <OwnerLayout>{children}</OwnerLayout>;
  return <CoupleFrame viewer={viewer}>{children}</CoupleFrame>;
}

function CoupleFrame({
  viewer,
  children,
}: ViewerFrameProps & { viewer: NonNullable<ReturnType<typeof useViewer>> }) {
  usePrefetchedToasts();
  return (
    <MuiProvider>
      <SkipLink />
      <Navbar
        viewer={{ name: viewer.name, role: viewer.role.toLowerCase() as Role }}
        unread={viewer.unreadCount}
      />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} className="wrap" sx={{ paddingBottom: 4 }}>
        <NeedsScript />
        {children}
      </Box>
    </MuiProvider>
  );
}
