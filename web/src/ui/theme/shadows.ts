import type { Shadows } from '@mui/material/styles';

/** 1: light interactive controls; 8: menus and toasts; 24: dialogs. Everything else is flat. */
export const shadows = Array.from({ length: 25 }, () => 'none') as Shadows;
shadows[1] = 'var(--press-light)';
shadows[8] = 'var(--float)';
shadows[24] = 'var(--dialog)';
