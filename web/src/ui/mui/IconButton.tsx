import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../Icon';
import type { IconName } from '../iconNames';
import type { StyleObject } from './styleObject';

interface IconButtonProps extends Omit<MuiIconButtonProps<'button'>, 'size' | 'color' | 'children' | 'sx'> {
  icon: IconName;
  /** The accessible name, and the default tooltip. */
  label: string;
  tooltip?: string;
  /** 40 pixels in dense tables, 44 elsewhere. */
  size?: 'small' | 'medium';
  tone?: 'success' | 'error';
  /** On a round background, for use over pictures. */
  raised?: boolean;
  sx?: StyleObject;
}

/** MUI's icon button with a tooltip. */
export const IconButton = ({
  icon,
  label,
  tooltip = label,
  size,
  tone,
  raised,
  sx,
  ...rest
}: IconButtonProps) => (
  <Tooltip title={rest.disabled ? '' : tooltip} describeChild={tooltip !== label}>
    <MuiIconButton
      aria-label={label}
      size={size}
      color={tone ?? 'inherit'}
      sx={[Boolean(raised) && raisedSx, sx ?? false]}
      {...rest}
    >
      <Icon name={icon} />
    </MuiIconButton>
  </Tooltip>
);

const raisedSx = {
  background: 'var(--surface)',
  color: 'var(--primary-text)',
  boxShadow: 'var(--press-light)',
  '&:active': { transform: 'translateY(1px)' },
};
