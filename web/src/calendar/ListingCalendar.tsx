import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AvailabilityStatus } from '../gql/types';
import { monthName } from '../lib/format';
import { weekdays, weeksOf } from '../lib/month';
import { ErrorState } from '../ui/ErrorState';
import { Icon } from '../ui/Icon';
import { ListingCalendarDocument } from './ListingCalendar.generated';
import './listing-calendar.css';
import { calendarVariables, firstMonth, monthPath, monthsFrom, neighbours } from './listingMonths';
import { t } from './public.messages.generated';

const SHOWN = ['FREE', 'LAST_PLACE', 'FULL'] as const;

/** Three months of a listing's availability. The URL has the first one, so that the links work without scripts. */
export default function ListingCalendar({ listingId }: { listingId: string }) {
  const [search] = useSearchParams();
  const first = firstMonth(search);
  const { data, previousData, error, refetch } = useQuery(ListingCalendarDocument, {
    variables: calendarVariables(listingId, first),
    // Days that were free may be taken by now. On the server, Apollo reads the loaded data from the cache.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const days = (data ?? previousData)?.availability;
  if (!days && error)
    return <ErrorState title={t('calendarNotLoaded')} error={error} headingLevel={3} onRetry={refetch} />;
  const statuses = new Map(days?.map(({ date, status }) => [date, status]));
  const { earlier, later } = neighbours(first);
  const seen = new Set(statuses.values());
  return (
    <>
      <div className="calendar-months">
        {monthsFrom(first).map((month) => (
          <Month key={month} month={month} statuses={statuses} />
        ))}
      </div>
      <div className="calendar-under">
        <ul className="calendar-legend" aria-hidden="true">
          {SHOWN.filter((status) => status !== 'LAST_PLACE' || seen.has(status)).map((status) => (
            <li key={status}>
              <span className="calendar-day" data-status={status} />
              {t(`legend.${status}`)}
            </li>
          ))}
        </ul>
        <nav className="calendar-others" aria-label={t('otherMonths')}>
          {earlier && (
            <Link to={monthPath(search, earlier)} preventScrollReset className="calendar-other">
              <Icon name="chevron-left" size="small" />
              {t('earlier')}
            </Link>
          )}
          {later && (
            <Link to={monthPath(search, later)} preventScrollReset className="calendar-other">
              {t('later')}
              <Icon name="chevron-right" size="small" />
            </Link>
          )}
        </nav>
      </div>
    </>
  );
}

interface MonthProps {
  month: string;
  statuses: ReadonlyMap<string, AvailabilityStatus>;
}

function Month({ month, statuses }: MonthProps) {
  const short = weekdays('short');
  return (
    <table className="calendar-month">
      <caption>
        <span aria-hidden="true">{monthName(month)}</span>
        <span className="visually-hidden">{t('monthCaption', { month: monthName(month) })}</span>
      </caption>
      <thead>
        <tr>
          {weekdays('long').map((weekday, column) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {short[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) => {
              const status = day && statuses.get(day);
              return (
                <td key={column}>
                  {day && (
                    <span className="calendar-day" data-status={status}>
                      {Number(day.slice(8))}
                      {status && <span className="visually-hidden"> {t(`status.${status}`)}</span>}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
