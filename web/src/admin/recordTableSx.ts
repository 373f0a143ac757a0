import type { SxProps, Theme } from '@mui/material/styles';

/*
 * Layouts of a record table: rows from 900 pixels, cards below. Each card is a grid of labels and values, which
 * align: one pair per row on phones, two on tablets.
 */

export const tableSx: SxProps<Theme> = {
  // The sticky header sits below the app bar, which screens below 1200 pixels have.
  '& th': { position: 'sticky', zIndex: 2, top: { md: 64, lg: 0 } },
  '& thead': { display: { xs: 'none', md: 'table-header-group' } },
  '&, & tbody': { display: { xs: 'block', md: 'revert' } },
};

export const rowSx =
  (selectable: boolean): SxProps<Theme> =>
  (theme) => ({
    [theme.breakpoints.down('md')]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: {
        xs: 'clamp(112px, 38%, 168px) minmax(0, 1fr)',
        sm: 'repeat(2, max-content minmax(0, 1fr))',
      },
      alignItems: 'center',
      gap: { xs: '2px 8px', sm: '2px 16px' },
      padding: '16px 0 12px',
      paddingLeft: selectable ? '44px' : 0,
      borderBottom: '1px solid var(--line)',
      '&.MuiTableRow-hover:hover:not(.Mui-selected)': { background: 'none' },
      '&.Mui-selected': {
        marginInline: '-12px',
        paddingRight: '12px',
        paddingLeft: '56px',
        borderRadius: 'var(--r-control)',
      },
      '& > .MuiTableCell-root': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '6px',
        minWidth: 0,
        minHeight: 28,
        height: 'auto',
        padding: 0,
        border: 0,
        fontSize: 'var(--t-sm)',
        textAlign: 'left',
      },
    },
  });

/** A labelled value takes two columns; the first value and those without a label take a whole row. */
export const cellSx =
  ({ first, small, wideOnly }: { first: boolean; small?: 'row'; wideOnly?: true }): SxProps<Theme> =>
  (theme) => ({
    ...(wideOnly && { [theme.breakpoints.between('md', 'xl')]: { display: 'none' } }),
    [theme.breakpoints.down('md')]: {
      '&.MuiTableCell-root':
        first || small
          ? { gridColumn: '1 / -1', display: 'block', mb: first && '6px' }
          : {
              gridColumn: 'span 2',
              display: 'grid',
              gridTemplateColumns: 'subgrid',
              justifyItems: 'start',
              columnGap: 'normal',
              '& > * + *': { gridColumn: 2 },
            },
    },
  });

export const wideOnlySx: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.between('md', 'xl')]: { display: 'none' },
});

/** Label before a value, on cards only. */
export const termSx: SxProps<Theme> = { display: { md: 'none' }, color: 'text.secondary' };

export const checkSx: SxProps<Theme> = (theme) => ({
  width: 44,
  '&.MuiTableCell-root': { padding: 0 },
  [theme.breakpoints.down('md')]: {
    '&.MuiTableCell-root': { position: 'absolute', top: 16, left: 0, width: 32 },
    '& .MuiCheckbox-root': { pl: 0 },
    '.Mui-selected > &.MuiTableCell-root': { left: 12 },
  },
});

export const actionsSx: SxProps<Theme> = (theme) => ({
  '& > .MuiStack-root': { justifyContent: 'flex-end', alignItems: 'center', gap: '6px', minHeight: 40 },
  [theme.breakpoints.down('md')]: {
    gridColumn: '1 / -1',
    marginTop: '8px',
    '& > .MuiStack-root': {
      flexWrap: 'wrap',
      justifyContent: 'flex-start',
      gap: '4px',
      minHeight: 44,
      marginLeft: '-4px',
    },
  },
  // Narrow enough to fit two decisions, View and Delete into one row.
  '@media (max-width: 419px)': {
    '& > .MuiStack-root': { gap: '2px' },
    '& > .MuiStack-root > .MuiButton-root': { paddingInline: '8px' },
  },
});
