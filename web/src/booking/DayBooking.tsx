import { indianDate, indianNumber } from '../lib/format';
import { PhoneLink } from '../ui/PhoneLink';
import { StatusBadge } from '../ui/StatusBadge';
import type { DayBookingFragment } from './DayBooking.generated';
import styles from './DayBooking.module.css';
import { standingOf } from './standing';

interface DayBookingProps {
  booking: DayBookingFragment;
  /** The day that it is listed under: its own, or the one that its couple would move it to. */
  day: string;
}

/** One enquiry or booking under its day in the calendar. */
export function DayBooking({ booking, day }: DayBookingProps) {
  const { name, contact, guests, date, proposedDate, typeOfEvent } = booking;
  return (
    <article className={styles.booking}>
      <header className={styles.head}>
        <h3>{name}</h3>
        <StatusBadge status={standingOf(booking)} />
      </header>
      <p className={`${styles.facts} tabular`}>
        {typeOfEvent}, {indianNumber(guests)} guests
      </p>
      {proposedDate && (
        <p className={styles.facts}>
          {date === day
            ? `Asks to move to ${indianDate(proposedDate)}.`
            : `Asks to move here from ${indianDate(date)}.`}
        </p>
      )}
      <PhoneLink phone={contact} className={styles.phone} />
    </article>
  );
}
