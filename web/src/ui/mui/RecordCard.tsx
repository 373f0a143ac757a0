import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface RecordCardProps {
  title: ReactNode;
  /** Line under the title: "Wedding, sent today". */
  facts: ReactNode;
  badge: ReactNode;
  /** The record needs action. */
  needsAction?: boolean;
  children: ReactNode;
}

/** A card for an enquiry, a booking or a review. */
export function RecordCard({ title, facts, badge, needsAction, children }: RecordCardProps) {
  const heading = useId();
  return (
    <Card
      component="article"
      variant="outlined"
      aria-labelledby={heading}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 3.5,
        minWidth: 0,
        padding: 'var(--panel-padding)',
        borderColor: needsAction ? 'var(--edge)' : undefined,
        // A trailing disclosure has its own padding.
        '& > details': { mb: -3.5 },
      }}
    >
      <Box component="header" sx={headerSx}>
        <Typography id={heading} component="h2" variant="h4" tabIndex={-1} sx={titleSx}>
          {title}
        </Typography>
        <Typography variant="body2" sx={factsSx}>
          {facts}
        </Typography>
        {badge}
      </Box>
      {children}
    </Card>
  );
}

/** The title with the badge to its right, and the facts below both. */
const headerSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  '& > :last-child': { gridArea: '1 / 2', alignSelf: 'start' },
};
const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  alignItems: 'center',
  gap: '4px 8px',
  color: 'text.secondary',
};
const titleSx = {
  fontSize: 'var(--t-card)',
  lineHeight: 1.15,
  '& a': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    textDecorationColor: 'color-mix(in srgb, currentColor 30%, transparent)',
    '&:hover': { color: 'var(--primary-text)', textDecorationColor: 'currentColor' },
  },
};

/** The two decisions on a record at the bottom of its card: side by side, or below each other if a label is long. */
export const RecordChoice = ({ children }: { children: ReactNode }) => (
  <Box component="footer" sx={choiceSx}>
    {children}
  </Box>
);

const choiceSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  mt: 'auto',
  pt: 0.5,
  '& > .MuiButton-root': { flex: '1 1 30%', minWidth: 'max-content' },
};
