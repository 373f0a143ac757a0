import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import type { IconName } from '../iconNames';

interface BadgeProps {
  tone?: 'neutral' | 'success' | 'warning' | 'error' | 'info';
  icon?: IconName;
  children: ReactNode;
}

/** A status label in MUI's chip. It isn't interactive. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <Chip
    component="span"
    size="small"
    variant="filled"
    color={tone === 'neutral' ? 'default' : tone}
    icon={icon && <Icon name={icon} size="small" />}
    label={children}
  />
);
