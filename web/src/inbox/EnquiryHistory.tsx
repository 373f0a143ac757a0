import { indianDate } from '../lib/format';
import { Disclosure } from '../ui/Disclosure';
import type { EnquiryCardFragment } from './EnquiryCard.generated';
import styles from './EnquiryHistory.module.css';

type Step = EnquiryCardFragment['history'][number];

/** What has happened to an enquiry, in its owner's words, oldest first. */
export function EnquiryHistory({ steps }: { steps: readonly Step[] }) {
  return (
    <Disclosure compact summary="History">
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={`${step.kind} ${step.createdAt}`}>
            <span>{wordsOf(step)}</span>
            <time dateTime={step.createdAt}>{indianDate(step.createdAt)}</time>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

function wordsOf({ kind, date, previousDate }: Step): string {
  const day = date ? indianDate(date) : 'another date';
  switch (kind) {
    case 'SENT':
      return 'The couple sent it';
    case 'WRONG_CODE':
      return 'A wrong code was entered';
    case 'APPROVED':
      return 'You approved it';
    case 'REJECTED':
      return 'You rejected it';
    case 'WITHDRAWN':
      return 'The couple withdrew it';
    case 'DATE_CHANGED':
      return previousDate
        ? `The couple changed the date from ${indianDate(previousDate)} to ${day}`
        : `The couple changed the date to ${day}`;
    case 'DATE_PROPOSED':
      return `The couple asked for ${day}`;
    case 'DATE_ACCEPTED':
      return `You moved it to ${day}`;
    case 'PROPOSAL_DROPPED':
      return `The couple took ${day} back`;
    case 'DATE_DECLINED':
      return `You declined ${day}`;
  }
}
