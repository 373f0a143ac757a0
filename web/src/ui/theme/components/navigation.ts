import type { Components } from '@mui/material/styles';

/** The drawer, tabs, menus and page numbers. */
export const navigation: Components = {
  MuiDrawer: { styleOverrides: { paper: { border: 0, background: 'var(--sunken)' } } },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, boxShadow: 'inset 0 -1px 0 var(--line)' },
      list: { gap: 4 },
      indicator: { background: 'var(--primary-text)' },
      // Fades out where the strip continues; keepTabInView sets the attributes.
      scroller: {
        '&[data-more-before], &[data-more-after]': {
          '--before': '0px',
          '--after': '0px',
          scrollPaddingInline: 40,
          maskImage:
            'linear-gradient(to right, transparent, black var(--before), black calc(100% - var(--after)), transparent)',
        },
        '&[data-more-before]': { '--before': '40px' },
        '&[data-more-after]': { '--after': '40px' },
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        flexDirection: 'row',
        gap: 8,
        minWidth: 0,
        minHeight: 48,
        padding: '0 14px',
        color: 'var(--ink-2)',
        fontWeight: 500,
        opacity: 1,
        '&:hover': { color: 'var(--ink)' },
        '&.Mui-selected': { color: 'var(--primary-text)', fontWeight: 600 },
        '&.Mui-focusVisible': { boxShadow: 'inset 0 0 0 2px var(--primary-text)' },
      },
    },
  },
  MuiMenu: {
    defaultProps: { elevation: 8 },
    styleOverrides: { paper: { borderRadius: 'var(--r-media)' }, list: { padding: 8 } },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44, borderRadius: 8, fontSize: 'var(--t-ui)' } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 44,
        height: 44,
        margin: 0,
        borderRadius: 'var(--r-control)',
        fontSize: 'var(--t-ui)',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 500,
        'a&:hover': { background: 'var(--primary-soft)' },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--primary)',
          color: 'var(--on-primary)',
          boxShadow: 'var(--press)',
        },
        '&.Mui-selected.Mui-focusVisible': { boxShadow: 'var(--focus)' },
        '@media (max-width: 419px)': { minWidth: 34, padding: 0 },
      },
      ellipsis: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', height: 44 },
    },
  },
};
