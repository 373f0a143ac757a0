import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lazyComponent } from '../lib/lazyComponent';
import { Panel } from '../ui/mui/Panel';
import type { CalendarFeedFragment } from './CalendarFeed.generated';
import { EntryButton } from './EntryButton';
import { FeedControls } from './FeedControls';
import { t } from './files.messages.generated';

interface CalendarFilesPanelProps {
  /** Null if there is none. */
  feed: CalendarFeedFragment | null;
  onChanged: () => Promise<void>;
}

const lazyImportDialog = lazyComponent(() =>
  Promise.all([import('./ImportCalendarDialog'), import('../ui/DialogSurface')]).then(
    ([{ default: Dialog }]) => Dialog,
  ),
);

/** Exchanges entries with the owner's other calendars: imports files, and offers a feed. */
export const CalendarFilesPanel = ({ feed, onChanged }: CalendarFilesPanelProps) => (
  <Panel title={t('otherCalendars')}>
    <Part hint={t('importHint')}>
      <EntryButton dialog={lazyImportDialog} icon="upload" onChanged={onChanged}>
        {t('importFile')}
      </EntryButton>
    </Part>
    <Part title={t('subscribe')} hint={t('subscribeHint')}>
      <FeedControls feed={feed} onChanged={onChanged} />
    </Part>
  </Panel>
);

interface PartProps {
  title?: string;
  hint: string;
  children: ReactNode;
}

const Part = ({ title, hint, children }: PartProps) => (
  <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
    {title && (
      <Box component="h3" sx={titleSx}>
        {title}
      </Box>
    )}
    <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>
    {children}
  </Stack>
);

const titleSx = {
  fontFamily: 'inherit',
  fontSize: 'var(--t-body)',
  fontWeight: 600,
  letterSpacing: 'normal',
};
