import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { indianDate } from '../lib/format';
import type { CalendarImportChangeFragment, CalendarImportFragment } from './CalendarImport.generated';
import { t } from './files.messages.generated';

/** What an import will change, by kind. Lists are bounded by the server. */
export function ImportPreview({ preview }: { preview: CalendarImportFragment }) {
  const { sections, unchanged } = preview;
  const hasChanges = sections.some(({ action }) => action !== 'SKIP');
  return (
    <Stack sx={{ gap: 4 }}>
      <div role="status">
        {!hasChanges && <p>{t(unchanged > 0 ? 'nothingToDo' : 'nothingUsable')}</p>}
        {hasChanges && unchanged > 0 && <p>{t('unchanged', { count: unchanged })}</p>}
      </div>
      {sections.map(({ action, events, days, changes }) => (
        <section key={action}>
          <Box component="h3" sx={headingSx}>
            {t(`section.${action}`, { events, days })}
          </Box>
          {/* Focusable, so that it can be scrolled by keyboard. */}
          <Box component="ul" sx={listSx} tabIndex={0} aria-label={t(`section.${action}`, { events, days })}>
            {changes.map((change, index) => (
              <li key={index}>
                <span>{change.summary || t('unnamed')}</span>
                <Typography component="span" sx={factSx}>
                  {factOf(change)}
                </Typography>
              </li>
            ))}
            {events > changes.length && <li>{t('moreEvents', { count: events - changes.length })}</li>}
          </Box>
        </section>
      ))}
    </Stack>
  );
}

function factOf(change: CalendarImportChangeFragment): string {
  const { previousDay, firstDay, reason } = change;
  const days = daysText(change);
  if (reason) {
    const why = t(`reason.${reason}`);
    return days ? t('skipped', { days, reason: why }) : why;
  }
  if (previousDay && firstDay)
    return t('moved', { day: indianDate(firstDay), previousDay: indianDate(previousDay) });
  return days;
}

function daysText({ firstDay, lastDay, days }: CalendarImportChangeFragment): string {
  if (!firstDay || !lastDay) return '';
  if (firstDay === lastDay) return indianDate(firstDay);
  return t('onDays', { days, firstDay: indianDate(firstDay), lastDay: indianDate(lastDay) });
}

const headingSx = {
  marginBottom: 2,
  fontFamily: 'inherit',
  fontSize: 'var(--t-body)',
  fontWeight: 600,
  letterSpacing: 'normal',
};
const listSx = {
  maxHeight: 220,
  overflowY: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-control)',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '10px 14px',
    overflowWrap: 'anywhere',
  },
  '& li + li': { borderTop: '1px solid var(--line)' },
};
const factSx = { color: 'text.secondary', fontSize: 'var(--t-sm)' };
