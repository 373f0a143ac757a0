import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { ownerPath, paths } from '../app/paths';
import { indianDate, indianTimestamp, today } from '../lib/format';
import { Badge } from '../ui/mui/Badge';
import { TextLink } from '../ui/TextLink';
import type { AgendaEntryFragment } from './Agenda.generated';
import { t } from './messages.generated';

interface AgendaProps {
  kind: 'venue' | 'vendor';
  entries: readonly AgendaEntryFragment[];
}

/** Events and visits of the next seven days. */
export function Agenda({ kind, entries }: AgendaProps) {
  return (
    <>
      {entries.length > 0 ? (
        <Box component="ul" sx={agendaSx}>
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.date} ${entry.startsAt} ${entry.bookingId} ${entry.name}`}>
              <time dateTime={entry.startsAt ?? entry.date}>
                {entry.startsAt ? indianTimestamp(entry.startsAt) : dayOf(entry.date)}
              </time>
              <span>
                {entry.bookingId ? <Link to={paths.booking(entry.bookingId)}>{entry.name}</Link> : entry.name}
                <small>{factsOf(entry)}</small>
              </span>
              <Badge tone={entry.kind === 'VISIT' ? 'info' : 'neutral'}>{t(`agenda.${entry.kind}`)}</Badge>
            </li>
          ))}
        </Box>
      ) : (
        <p>{t('agenda.none')}</p>
      )}
      <div>
        <TextLink to={ownerPath(kind, 'calendar')} endIcon="arrow-right">
          {t('agenda.openCalendar')}
        </TextLink>
      </div>
    </>
  );
}

const dayOf = (date: string) => (date === today() ? t('agenda.today') : indianDate(date));

const factsOf = ({ typeOfEvent, guests }: AgendaEntryFragment): string =>
  [typeOfEvent, guests === null ? null : t('agenda.guests', { guests })].filter(Boolean).join(', ');

const agendaSx = {
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '170px minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '2px 20px',
    paddingBlock: '12px',
    borderBottom: '1px solid var(--line)',
  },
  '& time': {
    gridColumn: { xs: '1 / -1', sm: 'auto' },
    color: 'text.secondary',
    fontSize: 'var(--t-sm)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { fontWeight: 500, textDecoration: 'underline', textUnderlineOffset: '4px' },
  '& small': { display: 'block', color: 'text.secondary', fontSize: 'var(--t-sm)' },
};
