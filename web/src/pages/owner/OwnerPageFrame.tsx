import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { OwnerLayout } from './OwnerLayout';

interface OwnerPageFrameProps {
  title: string;
  subtitle?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the owner dashboard: its title, and panels at a readable width. */
export function OwnerPageFrame({ title, subtitle, actions, children }: OwnerPageFrameProps) {
  return (
    <OwnerLayout>
      <PageMeta title={title} noindex />
      <Box sx={pageSx}>
        <PageHead title={title} compact subtitle={subtitle} actions={actions} />
        {children}
      </Box>
    </OwnerLayout>
  );
}

const pageSx = {
  maxWidth: 1040,
};
