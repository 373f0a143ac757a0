import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** To the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled section of a dashboard page. */
export function Panel({ title, actions, children }: PanelProps) {
  const heading = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 5,
        alignContent: 'start',
        minWidth: 0,
        padding: 'var(--panel-padding)',
      }}
    >
      <Stack
        component="header"
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: '8px 16px',
          minHeight: 44,
        }}
      >
        <Typography variant="h3" component="h2" id={heading}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Paper>
  );
}

/** A text button below others: on its own line, with its text on their edge. */
export const TextAction = ({ children }: { children: ReactNode }) => (
  <Box sx={{ flexBasis: '100%', ml: '-13px' }}>{children}</Box>
);
