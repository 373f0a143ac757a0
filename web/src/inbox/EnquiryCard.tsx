import { Message } from '../booking/Message';
import { NextSteps } from '../booking/NextSteps';
import { businessSteps } from '../booking/settleNext';
import { standingOf } from '../booking/standing';
import { indianDate, indianNumber, sentDay, today } from '../lib/format';
import { useCountdown } from '../lib/useCountdown';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { PhoneLink } from '../ui/PhoneLink';
import { RecordCard, RecordChoice } from '../ui/RecordCard';
import { StatusBadge } from '../ui/StatusBadge';
import { TermList } from '../ui/TermList';
import type { EnquiryCardFragment } from './EnquiryCard.generated';
import { EnquiryHistory } from './EnquiryHistory';
import { LockNote } from './LockNote';

/** What an owner can do with an enquiry. */
export type Act = 'approve' | 'reject' | 'acceptDate' | 'declineDate';

interface EnquiryCardProps {
  enquiry: EnquiryCardFragment;
  onAct: (act: Act) => void;
}

/**
 * One enquiry in its owner's inbox. Only a pending one can be approved or rejected, while its day is to come; of an
 * approved one the couple may ask for another date, which is accepted or declined.
 */
export function EnquiryCard({ enquiry, onAct }: EnquiryCardProps) {
  const { name, typeOfEvent, date, proposedDate, guests, contact } = enquiry;
  const standing = standingOf(enquiry);
  const pending = standing === 'pending';
  const locked = useCountdown(pending ? enquiry.lockedUntil : null);
  return (
    <RecordCard
      title={name}
      facts={`${typeOfEvent}, sent ${sentDay(enquiry.createdAt)}`}
      badge={<StatusBadge status={standing} />}
      waits={pending || proposedDate !== null}
    >
      <TermList
        terms={[
          { term: 'Date', value: indianDate(date) },
          { term: 'Guests', value: indianNumber(guests) },
          { term: 'Contact', value: <PhoneLink phone={contact} /> },
          { term: 'Location', value: enquiry.location },
          { term: 'Address', value: enquiry.address },
        ]}
      />
      <Message text={enquiry.message} />
      {standing === 'approved' && date >= today() && !enquiry.coupleLeft && (
        <NextSteps {...businessSteps(enquiry)} name={name} phone={contact} />
      )}
      {proposedDate && <Notice tone="warn">They ask to move it to {indianDate(proposedDate)}.</Notice>}
      {locked > 0 && <LockNote seconds={locked} />}
      {pending && (
        <RecordChoice>
          <Button
            tone="ok"
            icon="check"
            aria-haspopup="dialog"
            disabled={locked > 0}
            onClick={() => onAct('approve')}
          >
            Approve<span className="visually-hidden"> the enquiry of {name}</span>
          </Button>
          <Button tone="bad" icon="close" aria-haspopup="dialog" onClick={() => onAct('reject')}>
            Reject<span className="visually-hidden"> the enquiry of {name}</span>
          </Button>
        </RecordChoice>
      )}
      {proposedDate && (
        <RecordChoice>
          <Button tone="ok" icon="check" aria-haspopup="dialog" onClick={() => onAct('acceptDate')}>
            Accept<span className="visually-hidden"> the new date of {name}</span>
          </Button>
          <Button tone="bad" icon="close" aria-haspopup="dialog" onClick={() => onAct('declineDate')}>
            Decline<span className="visually-hidden"> the new date of {name}</span>
          </Button>
        </RecordChoice>
      )}
      {enquiry.history.length > 1 && <EnquiryHistory steps={enquiry.history} />}
    </RecordCard>
  );
}
