import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../../app/paths';
import { DayBooking } from '../../booking/DayBooking';
import { bookedOn } from '../../booking/MonthTable';
import type { MonthDayFragment } from '../../booking/MonthTable.generated';
import { AddEntryButtons } from '../../calendar/AddEntryButtons';
import { DayEntries } from '../../calendar/DayEntries';
import { DAY_STATUS_ID } from '../../calendar/DeleteEntryButton';
import { today } from '../../lib/format';
import { longDay } from '../../lib/month';
import { DayVisits } from '../../visit/DayVisits';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { LinkButton } from '../../ui/mui/LinkButton';
import { LoadMore } from '../../ui/mui/LoadMore';
import { Panel } from '../../ui/mui/Panel';
import type { OwnerCalendarQuery } from './CalendarPage.generated';
import { t } from './calendar.messages.generated';

interface DayPanelProps {
  /** The selected day, if any. */
  day: string | undefined;
  summary: MonthDayFragment | undefined;
  capacity: number;
  /** Undefined while loading. */
  data: OwnerCalendarQuery | undefined;
  failed: boolean;
  onChanged: () => Promise<void>;
  loadMore: (after: string | null) => Promise<unknown>;
}

/** The enquiries and bookings of one day. */
export function DayPanel({ day, summary, capacity, data, failed, onChanged, loadMore }: DayPanelProps) {
  if (!day)
    return (
      <Panel title={t('chooseADay')}>
        <Typography sx={hintSx}>{t('chooseADayHint')}</Typography>
        <AddEntryButtons onChanged={onChanged} />
      </Panel>
    );
  const list = data?.inbox;
  const approved = bookedOn(summary);
  const state = summary?.blocked ? 'dayBlocked' : approved >= capacity ? 'dayFull' : 'dayBooked';
  const entries = {
    blockedPeriods: data?.blockedPeriods ?? [],
    offlineBookings: data?.offlineBookings ?? [],
  };
  const visits = data?.visits ?? [];
  const isEmpty = entries.blockedPeriods.length + entries.offlineBookings.length + visits.length === 0;
  return (
    <Panel title={longDay(day)}>
      {list && (
        <Typography id={DAY_STATUS_ID} tabIndex={-1} sx={hintSx} role="status">
          {t(state, { approved, capacity })}
        </Typography>
      )}
      {failed ? (
        <Typography sx={hintSx}>{t('dayNotLoaded')}</Typography>
      ) : list ? (
        <Box sx={bookingsSx}>
          <DayVisits visits={visits} />
          <DayEntries {...entries} onChanged={onChanged} />
          {list.nodes.map((booking) => (
            <DayBooking key={booking.id} booking={booking} day={day} />
          ))}
          {list.nodes.length === 0 && isEmpty && <p>{t('noneOnThisDay')}</p>}
          {list.pageInfo.hasNextPage && <LoadMore load={() => loadMore(list.pageInfo.endCursor)} />}
        </Box>
      ) : (
        <CardSkeletons count={2} height={88} sx={bookingsSx} />
      )}
      {day >= today() && <AddEntryButtons day={day} onChanged={onChanged} />}
      {summary && day >= today() && summary.pending + summary.rescheduleRequested > 0 && (
        <div>
          <LinkButton to={paths.notifications} endIcon="arrow-right">
            {t('decideInEnquiries')}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}

const hintSx = {
  color: 'text.secondary',
};
const bookingsSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
};
