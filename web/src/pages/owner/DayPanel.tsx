import { paths } from '../../app/paths';
import { DayBooking } from '../../booking/DayBooking';
import type { MonthDayFragment } from '../../booking/MonthTable.generated';
import { today } from '../../lib/format';
import { longDay } from '../../lib/month';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { LinkButton } from '../../ui/LinkButton';
import { LoadMore } from '../../ui/LoadMore';
import { Panel } from '../../ui/Panel';
import type { OwnerCalendarQuery } from './CalendarPage.generated';
import styles from './CalendarPage.module.css';

interface DayPanelProps {
  /** None, while no day is open. */
  day: string | undefined;
  happening: MonthDayFragment | undefined;
  capacity: number;
  /** Undefined while it loads. */
  list: OwnerCalendarQuery['inbox'];
  failed: boolean;
  loadMore: (after: string | null) => Promise<unknown>;
}

/** What is on one day. */
export function DayPanel({ day, happening, capacity, list, failed, loadMore }: DayPanelProps) {
  if (!day)
    return (
      <Panel title="Choose a day">
        <p className={styles.hint}>Who asks for it, and who is booked, shows here.</p>
      </Panel>
    );
  const approved = happening?.approved ?? 0;
  return (
    <Panel title={longDay(day)}>
      {list && (
        <p className={styles.hint} role="status">
          {approved >= capacity ? 'Full: ' : ''}
          {approved} of {capacity} booked.
        </p>
      )}
      {failed ? (
        <p className={styles.hint}>This day could not be loaded.</p>
      ) : list ? (
        <div className={styles.bookings}>
          {list.nodes.map((booking) => (
            <DayBooking key={booking.id} booking={booking} day={day} />
          ))}
          {list.nodes.length === 0 && <p>Nobody has asked for this day.</p>}
          {list.pageInfo.hasNextPage && <LoadMore load={() => loadMore(list.pageInfo.endCursor)} />}
        </div>
      ) : (
        <CardSkeletons count={2} height={88} className={styles.bookings} />
      )}
      {happening && day >= today() && happening.pending + happening.proposed > 0 && (
        <div>
          <LinkButton to={paths.notifications} endIcon="arrow-right">
            Decide in your inbox
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}
