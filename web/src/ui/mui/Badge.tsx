import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../iconNames';

const COLORS = { neutral: 'default', ok: 'success', warn: 'warning', bad: 'error', info: 'info' } as const;

interface BadgeProps {
  tone?: keyof typeof COLORS;
  icon?: IconName;
  children: ReactNode;
}

/** A status label in MUI's chip. It isn't interactive. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <Chip
    component="span"
    size="small"
    variant="filled"
    color={COLORS[tone]}
    icon={icon && <Icon name={icon} size="small" />}
    label={children}
  />
);
