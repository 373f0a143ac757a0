import Stack from '@mui/material/Stack';
import type { ComponentProps } from 'react';
import { MuiProvider } from '../MuiProvider';

interface FormProps extends ComponentProps<'form'> {
  /** Gap between the fields, in units of 4 pixels. */
  gap?: number;
}

/** A form element with its fields in one column. */
export const Form = ({ gap = 4.5, ...rest }: FormProps) => (
  <MuiProvider>
    <Stack component="form" sx={{ gap, minWidth: 0 }} {...rest} />
  </MuiProvider>
);
