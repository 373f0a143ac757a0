import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHiddenSx } from '../ui/mui/visuallyHiddenSx';
import type { CardLayout } from './recordColumns';

/*
 * Layouts of a record table: rows from 900 pixels, cards below. A card is a flex container that wraps: the title and
 * icon buttons, then the values one after the other. A row with decisions has all of its buttons after the values,
 * because a value may be a button too, and the focus follows the order of the elements.
 */
const ORDER = { actions: 1, break: 2, values: 3, secondBreak: 4, decisions: 5 };

export const tableSx: SxProps<Theme> = {
  // The sticky header sits below the app bar, which screens below 1200 pixels have.
  '& th': { position: 'sticky', zIndex: 2, top: { md: 64, lg: 0 } },
  '& thead': { display: { xs: 'none', md: 'table-header-group' } },
  '&, & tbody': { display: { xs: 'block', md: 'revert' } },
};

const lineBreak = { content: '""', flex: '0 0 100%' };

export const rowSx: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '8px',
    position: 'relative',
    paddingBlock: '10px',
    borderBottom: '1px solid var(--line)',
    '&::before': { ...lineBreak, order: ORDER.break, height: '6px' },
    '&::after': { ...lineBreak, order: ORDER.secondBreak },
    '&.MuiTableRow-hover:hover:not(.Mui-selected)': { background: 'none' },
    '&.Mui-selected': {
      marginInline: '-12px',
      paddingInline: '12px',
      borderRadius: 'var(--r-control)',
    },
    '& > .MuiTableCell-root': {
      display: 'flex',
      // MUI reverses the cells of numbers.
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 6px',
      minWidth: 0,
      minHeight: 22,
      height: 'auto',
      padding: 0,
      border: 0,
      fontSize: { xs: 'var(--t-xs)', sm: 'var(--t-sm)' },
      textAlign: 'left',
    },
  },
});

interface CellLayout {
  first: boolean;
  small?: CardLayout;
  wideOnly?: true;
}

/** On cards, the first value shares its line with the actions. The others follow, without the missing ones. */
export const cellSx =
  ({ first, small, wideOnly }: CellLayout, missing = false): SxProps<Theme> =>
  (theme) => ({
    ...(wideOnly && { [theme.breakpoints.between('md', 'xl')]: { display: 'none' } }),
    [theme.breakpoints.down('md')]: {
      '&.MuiTableCell-root': first
        ? { flex: '1 1 0' }
        : small === 'row'
          ? { order: ORDER.values, display: 'block', flex: '0 0 100%', marginTop: '4px' }
          : {
              order: ORDER.values,
              // On tablets, the values of most cards align.
              minWidth: { sm: 116 },
              marginRight: '4px',
              ...(missing && visuallyHiddenSx),
            },
    },
  });

export const wideOnlySx: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.between('md', 'xl')]: { display: 'none' },
});

/** Label of a value, on cards only: visible if the value needs it, otherwise for screen readers. */
export const termSx = (small: CardLayout | undefined): SxProps<Theme> => ({
  display: { md: 'none' },
  color: 'text.secondary',
  ...(!small && visuallyHiddenSx),
});

export const checkSx: SxProps<Theme> = (theme) => ({
  width: 44,
  '&.MuiTableCell-root': { padding: 0 },
  [theme.breakpoints.down('md')]: {
    '&.MuiTableCell-root': { width: 24 },
    '&:empty.MuiTableCell-root': { display: 'none' },
    '& .MuiCheckbox-root': { height: 44, pl: 0 },
  },
});

export const actionsSx: SxProps<Theme> = (theme) => ({
  '& > .MuiStack-root': { justifyContent: 'flex-end', alignItems: 'center', gap: '6px', minHeight: 40 },
  [theme.breakpoints.down('md')]: {
    // The buttons are an item of the card.
    '&.MuiTableCell-root': { display: 'contents' },
    '& > .MuiStack-root, & .MuiSkeleton-root': { order: ORDER.actions },
    '&:has(.MuiButton-root) > .MuiStack-root': { order: ORDER.values, marginLeft: 'auto' },
    '& .MuiIconButton-root': {
      width: 44,
      height: 44,
      // The icon, not its surface, is aligned with the edge.
      '&:last-child': { marginRight: '-12px' },
    },
    '& .MuiButton-root': { minHeight: 44 },
  },
  [theme.breakpoints.down('sm')]: {
    '&:has(.MuiButton-root + .MuiButton-root) > .MuiStack-root': {
      order: ORDER.decisions,
      flex: '0 0 100%',
      marginTop: '8px',
      '& > .MuiButton-root': { flex: '1 1 0' },
    },
  },
});
