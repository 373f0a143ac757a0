import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Navbar } from '../app/Navbar';
import type { Role } from '../app/paths';
import { CONTENT_ID, SkipLink } from '../app/SkipLink';
import { useViewer } from '../app/useViewer';
import { MuiProvider } from '../ui/MuiProvider';
import { AdminLayout } from './admin/AdminLayout';
import { OwnerLayout } from './owner/OwnerLayout';

interface ViewerFrameProps {
  children: ReactNode;
}

/** The layout of the viewer’s own pages; for couples without the footer, which would be below the composer. */
export function ViewerFrame({ children }: ViewerFrameProps) {
  const viewer = useViewer();
  if (viewer?.role === 'ADMIN') return <AdminLayout>{children}</AdminLayout>;
  if (viewer?.role !== 'USER') return <OwnerLayout>{children}</OwnerLayout>;
  return (
    <MuiProvider>
      <SkipLink />
      <Navbar
        viewer={{ name: viewer.name, role: viewer.role.toLowerCase() as Role }}
        unread={viewer.unreadCount}
      />
      <Box component="main" id={CONTENT_ID} tabIndex={-1} className="wrap" sx={{ paddingBottom: 4 }}>
        {children}
      </Box>
    </MuiProvider>
  );
}
