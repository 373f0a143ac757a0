import type { Components } from '@mui/material/styles';

/** Chips, badges, tooltips and lists. */
export const dataDisplay: Components = {
  MuiChip: {
    styleOverrides: {
      root: {
        gap: 6,
        minHeight: 26,
        height: 'auto',
        padding: '0 9px',
        borderRadius: 'var(--r-tag)',
        background: 'var(--sunken)',
        color: 'var(--ink-2)',
        fontSize: 'var(--t-xs)',
        fontWeight: 600,
      },
      label: { padding: 0 },
      icon: { width: 14, height: 14, margin: 0, color: 'inherit', strokeWidth: 2.2 },
    },
    variants: [
      { props: { color: 'success' }, style: { background: 'var(--success-soft)', color: 'var(--success)' } },
      { props: { color: 'warning' }, style: { background: 'var(--warning-soft)', color: 'var(--warning)' } },
      { props: { color: 'error' }, style: { background: 'var(--error-soft)', color: 'var(--error)' } },
      { props: { color: 'info' }, style: { background: 'var(--info-soft)', color: 'var(--info)' } },
    ],
  },
  MuiBadge: {
    // The number is part of the accessible name of its link.
    defaultProps: { slotProps: { badge: { 'aria-hidden': undefined } } },
    styleOverrides: {
      root: { position: 'static' },
      badge: {
        position: 'static',
        transform: 'none',
        fontSize: 12,
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
      },
      invisible: { display: 'none' },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        background: 'var(--ink)',
        color: 'var(--ground)',
        fontSize: 'var(--t-xs)',
        fontWeight: 500,
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        flexGrow: 0,
        gap: 12,
        minHeight: 44,
        padding: '6px 12px',
        border: 0,
        borderRadius: 'var(--r-control)',
        background: 'none',
        color: 'var(--ink-2)',
        cursor: 'pointer',
        '&:hover': { background: 'color-mix(in srgb, var(--ink) 5%, transparent)', color: 'var(--ink)' },
        '&[aria-current]': {
          background: 'var(--surface)',
          color: 'var(--primary-text)',
          boxShadow: 'var(--press-light)',
          '& .MuiTypography-root': { fontWeight: 600 },
        },
        '&.Mui-focusVisible': { boxShadow: 'var(--focus)' },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiListItemText: {
    styleOverrides: {
      root: { margin: 0 },
      primary: { fontSize: 'var(--t-ui)', fontWeight: 500, lineHeight: 1.25 },
    },
  },
};
