import type { SxProps, Theme } from '@mui/material/styles';

/** A list of cards in as many columns as fit. */
export const cardsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: 5,
  '& > li': { display: 'grid' },
} satisfies SxProps<Theme>;

/** The same, with cards of a row equally high, so that their buttons are on one line. */
export const equalCardsSx = { ...cardsSx, alignItems: 'stretch' } satisfies SxProps<Theme>;

/** Panels in one column. */
export const panelsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
} satisfies SxProps<Theme>;
