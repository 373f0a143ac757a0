import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EventBoxProps {
  title: string;
  headingLevel: 2 | 3;
  hint: string;
  /** Buttons. */
  children: ReactNode;
}

/** A question about a past event, with its answers. */
export const EventBox = ({ title, headingLevel, hint, children }: EventBoxProps) => (
  <Box component="section" sx={boxSx}>
    <Box component={`h${headingLevel}`} sx={titleSx}>
      {title}
    </Box>
    <p>{hint}</p>
    <Box sx={buttonsSx}>{children}</Box>
  </Box>
);

const boxSx = {
  display: 'grid',
  gap: 2.5,
  padding: '14px 16px',
  borderRadius: 'var(--r-control)',
  background: 'var(--sunken)',
  fontSize: 'var(--t-sm)',
};
const titleSx = { font: 'inherit', fontWeight: 600 };
const buttonsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
};
