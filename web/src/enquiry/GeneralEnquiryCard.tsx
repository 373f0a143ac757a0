import { Message } from '../booking/Message';
import { paths } from '../app/paths';
import type { EnquiryKind, ListingStatus } from '../gql/types';
import { indianDate, indianNumber, sentDay } from '../lib/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { PhoneLink } from '../ui/PhoneLink';
import { RecordCard } from '../ui/RecordCard';
import { StatusBadge } from '../ui/StatusBadge';
import { TermList } from '../ui/TermList';
import { TextLink } from '../ui/TextLink';
import type { GeneralEnquiryCardFragment } from './GeneralEnquiryCard.generated';
import styles from './GeneralEnquiryCard.module.css';

interface GeneralEnquiryCardProps {
  enquiry: GeneralEnquiryCardFragment;
  /** Marked in this visit of the page. */
  justRead: boolean;
  onRead: () => void;
}

/** How something came to the admins, in a word or two. */
export const KIND_WORDS: Record<EnquiryKind, string> = {
  GENERAL: 'Enquiry',
  CONTACT: 'Contact',
  CALL_BACK: 'Call-back',
  REGISTRATION: 'Registration',
};

/** Something that was written to Mandap itself. */
export function GeneralEnquiryCard({ enquiry, justRead, onRead }: GeneralEnquiryCardProps) {
  const { kind, name, contact, location, guests, date, address, typeOfEvent, message, comments, readAt } =
    enquiry;
  const { listing } = enquiry;
  const facts = [
    { term: 'Type of event', value: typeOfEvent },
    listing && { term: 'Listing', value: <ListingLink listing={listing} /> },
    { term: 'Contact', value: <PhoneLink phone={contact} /> },
    { term: 'Location', value: location },
    guests !== null && { term: 'Guests', value: indianNumber(guests) },
    date !== null && { term: 'Date', value: indianDate(date) },
    address !== null && { term: 'Address', value: address },
  ];
  return (
    <RecordCard
      title={name}
      facts={`${KIND_WORDS[kind]}, sent ${sentDay(enquiry.createdAt)}`}
      badge={
        readAt ? (
          <Badge icon="check">Read</Badge>
        ) : (
          <Badge tone="info" icon="mail">
            New
          </Badge>
        )
      }
      waits={!readAt}
    >
      <TermList terms={facts.filter((fact) => fact !== false && fact !== null)} />
      {message && <Message text={message} />}
      {comments && <Message text={comments} />}
      {justRead ? (
        <p className={styles.read} role="status">
          <Icon name="check" size="small" />
          Marked as Read
        </p>
      ) : (
        !readAt && (
          <Button className={styles.mark} onClick={onRead}>
            Mark as read<span className="visually-hidden">: {name}</span>
          </Button>
        )
      )}
    </RecordCard>
  );
}

/** Leads to the listing of a registration, as admins see it. */
function ListingLink({ listing }: { listing: NonNullable<GeneralEnquiryCardFragment['listing']> }) {
  const { id, kind, name, status } = listing;
  return (
    <span className={styles.listing}>
      <TextLink inline to={kind === 'VENUE' ? paths.venueProfile(id) : paths.vendorProfile(id)}>
        {name}
      </TextLink>
      <StatusBadge status={status.toLowerCase() as Lowercase<ListingStatus>} />
    </span>
  );
}
