import { indianDate, sentDay } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import type { BookingChangesFragment } from './BookingCard.generated';
import styles from './BookingHistory.module.css';

interface BookingHistoryProps {
  booking: BookingChangesFragment;
}

/** What has happened to an enquiry, the oldest first, in the couple's words. */
export function BookingHistory({ booking }: BookingHistoryProps) {
  const { history, listingName } = booking;
  return (
    <Disclosure
      compact
      summary={
        <span>
          History<span className="visually-hidden"> of the enquiry to {listingName}</span>
        </span>
      }
    >
      <ol className={`${styles.steps} tabular`}>
        {history.map((step) => (
          <li key={step.kind + step.createdAt}>
            {wordsOf(step, listingName)}
            <time dateTime={step.createdAt}>{sentDay(step.createdAt)}</time>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

function wordsOf(
  { kind, date, previousDate }: BookingChangesFragment['history'][number],
  name: string,
): string {
  const day = date ? indianDate(date) : 'another day';
  switch (kind) {
    case 'SENT':
      return 'You sent the enquiry';
    case 'WRONG_CODE':
      return `${name} entered a wrong code`;
    case 'APPROVED':
      return `${name} approved it with your code`;
    case 'REJECTED':
      return `${name} turned it down`;
    case 'WITHDRAWN':
      return 'You took it back';
    case 'DATE_CHANGED':
      return previousDate
        ? `You changed the date from ${indianDate(previousDate)} to ${day}`
        : `You changed the date to ${day}`;
    case 'DATE_PROPOSED':
      return `You proposed ${day}`;
    case 'PROPOSAL_DROPPED':
      return `You took the wish for ${day} back`;
    case 'DATE_ACCEPTED':
      return `${name} moved it to ${day}`;
    case 'DATE_DECLINED':
      return `${name} declined ${day}; the date stays`;
  }
}
