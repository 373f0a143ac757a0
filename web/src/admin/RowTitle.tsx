import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { initialOf } from '../ui/mui/Initial';
import { Picture, type PictureData } from '../ui/Picture';

interface RowTitleProps {
  title: string;
  /** Target of the title's link. */
  to?: string;
  /** Line below the title, such as the city or email address. */
  detail?: ReactNode;
  /** On small screens, puts the detail beside the title if both fit. */
  inline?: boolean;
  /** Null shows the initial instead; omit it for rows without pictures. */
  picture?: PictureData | null;
}

/** First cell of a row: name, detail line and picture. */
export function RowTitle({ title, to, detail, inline, picture }: RowTitleProps) {
  return (
    <Box sx={titleSx}>
      {picture && <Box component={Picture} picture={picture} alt="" sizes="64px" sx={pictureSx} />}
      {picture === null && (
        <Box component="span" sx={initialSx} aria-hidden="true">
          {initialOf(title)}
        </Box>
      )}
      <Box sx={inline ? inlineWordsSx : wordsSx}>
        {to ? (
          <Box component={Link} sx={nameSx} to={to}>
            {title}
          </Box>
        ) : (
          <Box component="span" sx={nameSx}>
            {title}
          </Box>
        )}
        {detail && (
          <Box component="span" sx={detailSx}>
            {detail}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const titleSx = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 3, sm: 3.5 },
  minWidth: 220,
  minHeight: 48,
  '@media (max-width: 899px)': {
    minWidth: 0,
    minHeight: 0,
  },
};
const pictureSx = {
  flex: 'none',
  width: { xs: 44, sm: 64 },
  height: { xs: 44, sm: 48 },
  borderRadius: 'var(--r-small)',
};
const initialSx = {
  ...pictureSx,
  display: 'grid',
  placeItems: 'center',
  background: 'var(--sunken)',
  '[data-theme="dark"] &': { background: 'var(--surface)' },
  color: 'text.secondary',
  fontFamily: 'var(--display)',
  fontSize: 'var(--t-h4)',
  lineHeight: 1,
};
const wordsSx = {
  display: 'grid',
  minWidth: 0,
};
const inlineWordsSx = {
  ...wordsSx,
  '@media (max-width: 899px)': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 3,
  },
};
const nameSx = {
  fontSize: 'var(--t-ui)',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  'a&:hover': { textDecoration: 'underline' },
};
const detailSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-xs)',
  overflowWrap: 'anywhere',
};
