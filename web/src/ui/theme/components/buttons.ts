import type { Components } from '@mui/material/styles';

/** Buttons and icon buttons. */
export const buttons: Components = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      // The class alone misses focus set by script, such as on a dialog’s Cancel button.
      root: {
        '&.Mui-focusVisible, &:focus-visible': {
          boxShadow: 'var(--focus)',
          borderRadius: 'var(--r-control)',
        },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '0 16px',
        whiteSpace: 'nowrap',
        borderRadius: 'var(--r-control)',
        '&:active': { transform: 'translateY(1px)', boxShadow: 'none' },
        '&.Mui-disabled, &[aria-disabled=true]': { opacity: 0.6, pointerEvents: 'none' },
      },
      startIcon: { margin: '0 8px 0 0' },
      endIcon: { margin: '0 0 0 8px' },
      sizeSmall: { minHeight: 36, padding: '0 12px', fontSize: 'var(--t-sm)', borderRadius: 8 },
      sizeLarge: { minHeight: 48, padding: '0 22px' },
      contained: {
        border: '1px solid transparent',
        boxShadow: 'var(--press)',
        '&.Mui-disabled': { background: 'var(--primary)', color: 'var(--on-primary)' },
      },
      outlined: {
        color: 'var(--ink)',
        background: 'var(--surface)',
        borderColor: 'var(--edge)',
        boxShadow: 'var(--press-light)',
        '&:hover': { background: 'var(--surface)', borderColor: 'var(--ink)' },
        '&.Mui-disabled': { color: 'var(--ink)', borderColor: 'var(--edge)' },
      },
      text: {
        padding: '0 12px',
        border: '1px solid transparent',
        color: 'var(--primary-text)',
        '&:hover': { background: 'var(--primary-soft)' },
        '&.Mui-disabled': { color: 'var(--primary-text)' },
      },
    },
    variants: [
      ...[
        ['success', 'var(--success)'],
        ['error', 'var(--error)'],
      ].flatMap(([color, ink]) =>
        (['outlined', 'text'] as const).map((variant) => ({
          props: { variant, color: color as 'success' | 'error' },
          style: {
            '&, &.Mui-disabled': { color: ink },
            '&:hover': variant === 'outlined' ? { borderColor: 'currentColor' } : {},
          },
        })),
      ),
      // The padding of a size would replace that of text buttons.
      { props: { variant: 'text', size: 'large' }, style: { padding: '0 12px' } },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        padding: 0,
        color: 'inherit',
        '&:hover': { background: 'var(--primary-soft)', color: 'var(--primary-text)' },
        '&.Mui-focusVisible': { borderRadius: '50%' },
        '&.Mui-disabled': { color: 'inherit', opacity: 0.5 },
      },
      sizeSmall: { width: 40, height: 40, borderRadius: 8, '&.Mui-focusVisible': { borderRadius: 8 } },
      colorSuccess: { color: 'var(--success)' },
      colorError: { color: 'var(--error)' },
    },
  },
};
