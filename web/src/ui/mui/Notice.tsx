import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

const STYLES = {
  bad: { severity: 'error', icon: 'warning', role: 'alert' },
  warn: { severity: 'warning', icon: 'clock', role: 'note' },
  ok: { severity: 'success', icon: 'check', role: 'note' },
  info: { severity: 'info', icon: 'info', role: 'note' },
} as const;

interface NoticeProps {
  tone: keyof typeof STYLES;
  children: ReactNode;
}

/** A persistent message about the content above it, in MUI's alert. */
export function Notice({ tone, children }: NoticeProps) {
  const { severity, icon, role } = STYLES[tone];
  return (
    <Alert severity={severity} icon={<Icon name={icon} size="small" />} role={role}>
      {children}
    </Alert>
  );
}
