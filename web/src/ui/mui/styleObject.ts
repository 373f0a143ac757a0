import type { SxProps, Theme } from '@mui/material/styles';

/** A single style object: `sx` without arrays and functions, so that it can be an array item itself. */
export type StyleObject = Exclude<SxProps<Theme>, readonly unknown[] | ((theme: Theme) => unknown)>;
