import type { AlertColor } from '@mui/material/Alert';
import type { Components } from '@mui/material/styles';

/** Alerts and skeletons. */
export const feedback: Components = {
  MuiAlert: {
    variants: [
      ['success', 'ok'],
      ['warning', 'warn'],
      ['error', 'bad'],
      ['info', 'info'],
    ].map(([severity, tone]) => ({
      props: { severity: severity as AlertColor, variant: 'standard' },
      style: {
        gap: 10,
        padding: '12px 14px',
        background: `var(--${tone}-soft)`,
        color: `var(--${tone})`,
        fontSize: 'var(--t-sm)',
        fontWeight: tone === 'bad' ? 500 : 400,
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
