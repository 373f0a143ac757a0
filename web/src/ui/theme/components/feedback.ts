import type { Components } from '@mui/material/styles';

/** Alerts and skeletons. */
export const feedback: Components = {
  MuiAlert: {
    variants: (['success', 'warning', 'error', 'info'] as const).map((severity) => ({
      props: { severity, variant: 'standard' },
      style: {
        gap: 10,
        padding: '12px 14px',
        background: `var(--${severity}-soft)`,
        color: `var(--${severity})`,
        fontSize: 'var(--t-sm)',
        fontWeight: severity === 'error' ? 500 : 400,
        lineHeight: 1.5,
      },
    })),
    styleOverrides: {
      icon: { margin: 0, padding: '3px 0 0', color: 'inherit', opacity: 1 },
      message: { padding: 0, minWidth: 0 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: {
      root: { background: 'var(--sunken)', '[data-theme="dark"] &': { background: 'var(--surface)' } },
    },
  },
};
