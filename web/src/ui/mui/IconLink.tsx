import MuiIconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon';
import type { IconName } from '../iconNames';

interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'children' | 'color'> {
  icon: IconName;
  label: string;
  /** 40 pixels in dense tables, 44 elsewhere. */
  size?: 'small' | 'medium';
  sx?: SxProps<Theme>;
}

/** A link that looks like MUI's icon button, with a tooltip. */
export const IconLink = ({ icon, label, size, ...rest }: IconLinkProps) => (
  <Tooltip title={label}>
    <MuiIconButton component={Link} aria-label={label} size={size} {...rest}>
      <Icon name={icon} />
    </MuiIconButton>
  </Tooltip>
);
