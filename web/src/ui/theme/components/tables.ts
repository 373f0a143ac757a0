import type { Components } from '@mui/material/styles';

/** Tables and their pagination. */
export const tables: Components = {
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '12px 10px', borderColor: 'var(--line)', fontSize: 'var(--t-ui)' },
      head: {
        padding: '6px 10px',
        borderColor: 'var(--edge)',
        background: 'var(--ground)',
        color: 'var(--ink-2)',
        fontSize: 'var(--t-xs)',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      },
      body: { height: 73 },
      alignRight: { fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { background: 'color-mix(in srgb, var(--surface) 70%, transparent)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-soft)' },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { minHeight: 40, '&:hover, &.Mui-active': { color: 'var(--ink)' } },
      icon: { width: 16, height: 16, margin: '0 0 0 6px' },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { overflow: 'visible', color: 'var(--ink-2)', fontSize: 'var(--t-sm)' },
      toolbar: {
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 12,
        minHeight: 76,
        padding: '16px 0',
      },
      spacer: { display: 'none' },
      displayedRows: { fontSize: 'var(--t-sm)', fontVariantNumeric: 'tabular-nums' },
    },
  },
};
