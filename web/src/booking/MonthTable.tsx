import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { today } from '../lib/format';
import { longDay, monthName, WEEKDAYS, weeksOf } from '../lib/month';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import type { MonthDayFragment } from './MonthTable.generated';
import styles from './MonthTable.module.css';

interface MonthTableProps {
  month: string;
  days: readonly MonthDayFragment[];
  /** Bookings that fit on one day. */
  capacity: number;
  /** The day that is open. */
  chosen?: string;
  /** The address that opens a day. */
  to: (day: string) => string;
}

/** A month of a listing. Arrow keys go from day to day. */
export function MonthTable({ month, days, capacity, chosen, to }: MonthTableProps) {
  const happenings = new Map(days.map((day) => [day.date, day]));
  const now = today();
  return (
    <div>
      <table className={styles.month} onKeyDown={moveFocus}>
        <caption className="visually-hidden">{monthName(month)}, enquiries and bookings by day</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                <span aria-hidden="true">{weekday.slice(0, 3)}</span>
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
                    <Link
                      to={to(day)}
                      preventScrollReset
                      className={cx(styles.day, day < now && styles.past)}
                      data-full={isFull(happenings.get(day), capacity) || undefined}
                      aria-current={day === chosen ? 'true' : day === now ? 'date' : undefined}
                    >
                      <span className={styles.number} aria-hidden="true">
                        {Number(day.slice(8))}
                      </span>
                      <span className="visually-hidden">{longDay(day)}</span>
                      <Marks day={happenings.get(day)} capacity={capacity} />
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.legend} aria-hidden="true">
        <Mark kind="booked" text="booked" />
        <Mark kind="asked" text="enquiries" />
        <Mark kind="moving" text="to move here" />
      </p>
    </div>
  );
}

const isFull = (day: MonthDayFragment | undefined, capacity: number): boolean =>
  day !== undefined && day.approved >= capacity;

/** What a day holds; on small screens the words are only spoken, and below the month for the eye. */
function Marks({ day, capacity }: { day: MonthDayFragment | undefined; capacity: number }) {
  if (!day) return null;
  const { approved, pending, proposed } = day;
  const full = approved >= capacity;
  return (
    <span className={styles.marks}>
      {approved > 0 && (
        <Mark kind="booked" text={full ? 'Full' : `${approved} of ${capacity}`}>
          <span className={full ? 'visually-hidden' : styles.word}>{full ? `, ${approved}` : ''} booked</span>
        </Mark>
      )}
      {pending > 0 && (
        <Mark kind="asked" text={String(pending)}>
          <span className={styles.word}>{pending === 1 ? ' enquiry' : ' enquiries'}</span>
        </Mark>
      )}
      {proposed > 0 && (
        <Mark kind="moving" text={String(proposed)}>
          <span className={styles.word}> to move here</span>
        </Mark>
      )}
    </span>
  );
}

const ICONS = { booked: 'check', asked: 'clock', moving: 'arrow-right' } satisfies Record<string, IconName>;

interface MarkProps {
  kind: keyof typeof ICONS;
  text: string;
  children?: ReactNode;
}

function Mark({ kind, text, children }: MarkProps) {
  return (
    <span className={cx(styles.mark, styles[kind])}>
      <Icon name={ICONS[kind]} size="small" />
      <span>
        {text}
        {children}
      </span>
    </span>
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
