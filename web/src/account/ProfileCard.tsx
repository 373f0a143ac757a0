import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Initial } from '../ui/mui/Initial';
import Skeleton from '@mui/material/Skeleton';
import { TermList } from '../ui/TermList';
import { t } from './settings.messages.generated';

interface ProfileCardProps {
  /** Undefined while loading. */
  name: string | undefined;
  /** Line under the name: the kind of account. */
  caption?: ReactNode;
  badge?: ReactNode;
  facts: readonly { term: string; value: string | null | undefined }[];
  children?: ReactNode;
}

/** An account's own details, read-only. Missing ones are shown as "Not Available". */
export function ProfileCard({ name, caption, badge, facts, children }: ProfileCardProps) {
  const value = (text: string | null | undefined) =>
    name === undefined ? (
      <Box sx={{ my: '3px' }}>
        <Skeleton width="70%" height={20} />
      </Box>
    ) : (
      text || t('notAvailable')
    );
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-busy={name === undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 6,
        maxWidth: 1040,
        padding: 'clamp(20px, 2.4vw, 32px)',
      }}
    >
      <Stack
        component="header"
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 4 }}
      >
        <Initial name={name} size="small" />
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          {name === undefined ? (
            <Skeleton width={180} height={26} />
          ) : (
            <Typography variant="h3" component="h2">
              {name}
            </Typography>
          )}
          {caption && (
            <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: 'var(--t-ui)' }}>
              {caption}
            </Typography>
          )}
        </Box>
        {badge}
      </Stack>
      {facts.length > 0 && (
        <TermList stacked terms={facts.map(({ term, value: text }) => ({ term, value: value(text) }))} />
      )}
      {children}
    </Paper>
  );
}
