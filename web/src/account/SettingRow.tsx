import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SettingRowProps {
  title: ReactNode;
  /** The button at the end of the row. */
  action?: ReactNode;
  /** The current value: one or more lines. */
  children: ReactNode;
  component?: 'div' | 'li';
}

/** A row in a list of settings: its value and the button that changes it. */
export const SettingRow = ({ title, action, children, component = 'div' }: SettingRowProps) => (
  <Stack
    component={component}
    direction="row"
    useFlexGap
    sx={{
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px 24px',
      py: 4,
      borderBottom: '1px solid',
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="body1" sx={titleSx}>
        {title}
      </Typography>
      {children}
    </Box>
    {action}
  </Stack>
);

/** A line of text under a row's title. */
export const SettingText = (props: TypographyProps) => (
  <Typography component="p" variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }} {...props} />
);

const titleSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  fontSize: 'var(--t-ui)',
  fontWeight: 600,
  lineHeight: 1.4,
};
