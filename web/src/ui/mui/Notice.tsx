import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

const STYLES = {
  error: { icon: 'warning', role: 'alert' },
  warning: { icon: 'clock', role: 'note' },
  success: { icon: 'check', role: 'note' },
  info: { icon: 'info', role: 'note' },
} as const;

interface NoticeProps {
  tone: keyof typeof STYLES;
  children: ReactNode;
}

/** A persistent message about the content above it, in MUI's alert. */
export function Notice({ tone, children }: NoticeProps) {
  const { icon, role } = STYLES[tone];
  return (
    <Alert severity={tone} icon={<Icon name={icon} size="small" />} role={role} sx={{ scrollMargin: '12px' }}>
      {children}
    </Alert>
  );
}
