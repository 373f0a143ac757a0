import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { monthName, today } from '../lib/format';
import { longDay, weekdays, weeksOf } from '../lib/month';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import { visuallyHiddenSx } from '../ui/mui/visuallyHiddenSx';
import { t } from './calendar.messages.generated';
import type { MonthDayFragment } from './MonthTable.generated';

interface MonthTableProps {
  month: string;
  days: readonly MonthDayFragment[];
  /** Maximum number of bookings per day. */
  capacity: number;
  /** The selected day. */
  chosen?: string;
  /** Returns the address that selects a day. */
  to: (day: string) => string;
}

/** A month of a listing's calendar. Arrow keys move between days. */
export function MonthTable({ month, days, capacity, chosen, to }: MonthTableProps) {
  const entries = new Map(days.map((day) => [day.date, day]));
  const now = today();
  const shortNames = weekdays('short');
  return (
    <div>
      <Box component="table" sx={monthSx} onKeyDown={moveFocus}>
        <caption className="visually-hidden">{t('monthCaption', { month: monthName(month) })}</caption>
        <thead>
          <tr>
            {weekdays('long').map((weekday, column) => (
              <th key={weekday} scope="col" abbr={weekday}>
                <span aria-hidden="true">{shortNames[column]}</span>
                <span className="visually-hidden">{weekday}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => (
                <td key={column}>
                  {day && (
                    <Box
                      component={Link}
                      to={to(day)}
                      preventScrollReset
                      sx={[daySx, day < now && pastSx]}
                      data-full={isFull(entries.get(day), capacity) || undefined}
                      aria-current={day === chosen ? 'true' : day === now ? 'date' : undefined}
                    >
                      <Box component="span" sx={numberSx} aria-hidden="true">
                        {Number(day.slice(8))}
                      </Box>
                      <span className="visually-hidden">{longDay(day)}</span>
                      <Marks day={entries.get(day)} capacity={capacity} />
                    </Box>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography sx={legendSx} aria-hidden="true">
        <Mark kind="booked" text={t('legend.booked')} />
        <Mark kind="pending" text={t('legend.enquiries')} />
        <Mark kind="rescheduleRequested" text={t('legend.rescheduleRequested')} />
        <Mark kind="blocked" text={t('legend.blocked')} />
        <Mark kind="visits" text={t('legend.visits')} />
      </Typography>
    </div>
  );
}

/** Returns the number of approved and offline bookings. */
export const bookedOn = (day: MonthDayFragment | undefined): number => (day ? day.approved + day.offline : 0);

const isFull = (day: MonthDayFragment | undefined, capacity: number): boolean =>
  day !== undefined && (day.blocked || bookedOn(day) >= capacity);

/**
 * The contents of a day. On small screens the text is for screen readers only, and is shown below the month instead.
 */
function Marks({ day, capacity }: { day: MonthDayFragment | undefined; capacity: number }) {
  if (!day) return null;
  const { pending, rescheduleRequested, blocked, visits } = day;
  const booked = bookedOn(day);
  const full = booked >= capacity;
  return (
    <Box component="span" sx={marksSx}>
      {blocked && (
        <Mark kind="blocked" text="">
          <Box component="span" sx={wordSx}>
            {t('blocked')}
          </Box>
        </Mark>
      )}
      {booked > 0 && (
        <Mark kind="booked" text={full ? t('full') : t('bookedOf', { approved: booked, capacity })}>
          <Box
            component="span"
            className={full ? 'visually-hidden' : undefined}
            sx={full ? undefined : wordSx}
          >
            {full ? t('fullBooked', { approved: booked }) : <> {t('legend.booked')}</>}
          </Box>
        </Mark>
      )}
      {pending > 0 && (
        <Mark kind="pending" text={String(pending)}>
          <Box component="span" sx={wordSx}>
            {' '}
            {t('enquiries', { pending })}
          </Box>
        </Mark>
      )}
      {rescheduleRequested > 0 && (
        <Mark kind="rescheduleRequested" text={String(rescheduleRequested)}>
          <Box component="span" sx={wordSx}>
            {' '}
            {t('legend.rescheduleRequested')}
          </Box>
        </Mark>
      )}
      {visits > 0 && (
        <Mark kind="visits" text={String(visits)}>
          <Box component="span" sx={wordSx}>
            {' '}
            {t('visits', { visits })}
          </Box>
        </Mark>
      )}
    </Box>
  );
}

const ICONS = {
  booked: 'check',
  pending: 'clock',
  rescheduleRequested: 'arrow-right',
  blocked: 'lock',
  visits: 'user',
} satisfies Record<string, IconName>;

const COLORS = {
  booked: 'success.main',
  pending: 'warning.main',
  rescheduleRequested: 'info.main',
  blocked: 'text.secondary',
  visits: 'text.primary',
};

interface MarkProps {
  kind: keyof typeof ICONS;
  text: string;
  children?: ReactNode;
}

function Mark({ kind, text, children }: MarkProps) {
  return (
    <Box component="span" sx={{ ...markSx, color: COLORS[kind] }} data-kind={kind}>
      <Icon name={ICONS[kind]} size="small" />
      <span>
        {text}
        {children}
      </span>
    </Box>
  );
}

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const from = links.indexOf(event.target as HTMLAnchorElement);
  const ends: Partial<Record<string, number>> = { Home: 0, End: links.length - 1 };
  const to = ends[event.key] ?? from + (STEPS[event.key] ?? NaN);
  const link = from < 0 ? undefined : links[to];
  if (!link) return;
  event.preventDefault();
  link.focus();
}

const monthSx = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    padding: '0 0 8px',
    color: 'text.secondary',
    fontSize: 'var(--t-xs)',
    fontWeight: 600,
    textAlign: 'center',
  },
  // Centred above the numbers of the days.
  '& th > span:first-of-type': {
    display: 'grid',
    justifyContent: 'center',
    width: { md: 26 },
    marginInline: { xs: 'auto', md: 'clamp(4px, 0.6vw, 8px)' },
  },
  '& td > a': {
    paddingInline: 'clamp(4px, 0.6vw, 8px)',
  },
  '& td': {
    height: '1px',
    padding: 0,
    borderTop: '1px solid var(--line)',
    verticalAlign: 'top',
  },
  '& tr:last-of-type td': {
    borderBottom: '1px solid var(--line)',
  },
  '& td:not(:first-of-type)': {
    borderLeft: '1px solid var(--line)',
  },
};
const daySx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minHeight: 64,
  height: '100%',
  padding: '6px 4px 8px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': {
    background: 'color-mix(in srgb, var(--ink) 4%, transparent)',
  },
  '&:focus-visible': {
    position: 'relative',
    zIndex: 1,
  },
  '&[data-full]': {
    background: 'var(--sunken)',
  },
  "&[aria-current='true']": {
    background: 'var(--primary-soft)',
  },
  "&[aria-current='date'] > span:first-of-type": {
    boxShadow: 'inset 0 0 0 1.5px var(--primary-text)',
    color: 'var(--primary-text)',
  },
  "&[aria-current='true'] > span:first-of-type": {
    background: 'var(--primary)',
    color: 'var(--on-primary)',
  },
  '@media (min-width: 900px)': {
    minHeight: 92,
  },
};
const pastSx = {
  '& > span:first-of-type': {
    color: 'text.secondary',
    fontWeight: 400,
  },
};
const numberSx = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: { xs: 'center', md: 'start' },
  width: 26,
  height: 26,
  borderRadius: '50%',
  fontSize: 'var(--t-sm)',
  fontWeight: 600,
};
const legendSx = {
  '& > * > span::first-letter': { textTransform: 'uppercase' },
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  paddingTop: 3,
  '@media (min-width: 900px)': {
    display: 'none',
  },
};
const marksSx = {
  display: 'grid',
  gap: 0.5,
  justifyItems: { xs: 'center', md: 'start' },
};
const wordSx = {
  ...visuallyHiddenSx,
  '@media (min-width: 900px)': {
    position: 'static',
    width: 'auto',
    height: 'auto',
    clipPath: 'none',
    whiteSpace: 'normal',
  },
};
const markSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '3px',
  fontSize: 'var(--t-xs)',
  fontWeight: 600,
  lineHeight: 1.35,
  '& svg': {
    flex: 'none',
    alignSelf: 'start',
    marginTop: 0.5,
    width: 12,
    height: 12,
    strokeWidth: 2.4,
  },
  '@media (max-width: 599px)': {
    fontSize: '0.75rem',
    letterSpacing: '-0.02em',
    'a > * > & svg': { width: 10, height: 10, marginTop: '3px' },
    'a > * > &[data-kind="booked"] svg': { display: 'none' },
  },
};
