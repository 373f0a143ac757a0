import MuiButton from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { toMuiProps, type ButtonStyle } from './Button';

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, 'color'>, ButtonStyle {
  fullWidth?: boolean;
  sx?: SxProps<Theme>;
}

/** A link that looks like MUI's button. */
export const LinkButton = ({ variant, tone, size, icon, endIcon, ...rest }: LinkButtonProps) => (
  <MuiButton component={Link} {...toMuiProps({ variant, tone, size, icon, endIcon })} {...rest} />
);
