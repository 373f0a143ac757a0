import { Message } from '../booking/Message';
import { dialLink, indianDate, indianNumber, sentDay, spacedPhone } from '../lib/format';
import { Button } from '../ui/Button';
import { StatusBadge } from '../ui/StatusBadge';
import { TermList } from '../ui/TermList';
import type { EnquiryCardFragment } from './EnquiryCard.generated';
import styles from './EnquiryCard.module.css';

interface EnquiryCardProps {
  enquiry: EnquiryCardFragment;
  onApprove: () => void;
  onReject: () => void;
}

/** One enquiry in its owner's inbox. Only a pending one can be approved or rejected. */
export function EnquiryCard({ enquiry, onApprove, onReject }: EnquiryCardProps) {
  const { id, name, status, typeOfEvent, date, guests, contact, location, address, message } = enquiry;
  const pending = status === 'PENDING';
  return (
    <article className={styles.card} data-pending={pending || undefined} aria-labelledby={`enquiry-${id}`}>
      <header className={styles.head}>
        <div>
          <h2 id={`enquiry-${id}`}>{name}</h2>
          <p className={styles.sent}>
            {typeOfEvent}, sent {sentDay(enquiry.createdAt)}
          </p>
        </div>
        <StatusBadge status={toStatus(status)} />
      </header>
      <TermList
        terms={[
          { term: 'Date', value: indianDate(date) },
          { term: 'Guests', value: indianNumber(guests) },
          {
            term: 'Contact',
            value: (
              <a className={styles.phone} href={dialLink(contact)}>
                {spacedPhone(contact)}
              </a>
            ),
          },
          { term: 'Location', value: location },
          { term: 'Address', value: address },
        ]}
      />
      <Message text={message} />
      {pending && (
        <footer className={styles.actions}>
          <Button tone="ok" icon="check" aria-haspopup="dialog" onClick={onApprove}>
            Approve<span className="visually-hidden"> the enquiry of {name}</span>
          </Button>
          <Button tone="bad" icon="close" aria-haspopup="dialog" onClick={onReject}>
            Reject<span className="visually-hidden"> the enquiry of {name}</span>
          </Button>
        </footer>
      )}
    </article>
  );
}

const toStatus = (status: EnquiryCardFragment['status']) =>
  status.toLowerCase() as Lowercase<EnquiryCardFragment['status']>;
