import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Message } from '../booking/Message';
import { paths } from '../app/paths';
import type { EnquiryKind, ListingStatus } from '../gql/types';
import { indianDate, indianNumber, sentDay } from '../lib/format';
import { rich } from '../lib/rich';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Icon } from '../ui/Icon';
import { PhoneLink } from '../ui/PhoneLink';
import { RecordCard } from '../ui/mui/RecordCard';
import { StatusBadge } from '../ui/mui/StatusBadge';
import { TermList } from '../ui/TermList';
import { TextLink } from '../ui/TextLink';
import {
  GeneralEnquiryCardFragmentDoc,
  type GeneralEnquiryCardFragment,
} from './GeneralEnquiryCard.generated';
import { t } from './admin.messages.generated';

interface GeneralEnquiryCardProps {
  enquiry: FragmentType<GeneralEnquiryCardFragment>;
  /** Marked as read since the page opened. */
  justRead: boolean;
  onRead: (enquiry: GeneralEnquiryCardFragment) => void;
}

/** Returns the label of an enquiry's source. */
export const enquiryKindName = (kind: EnquiryKind): string => t(`kind.${kind}`);

/** Returns the ID of the button that marks an enquiry as read, or of the text that replaces it. */
export const markAsReadId = (id: string): string => `mark-${id}`;

/** A general enquiry in the admins' list. */
export function GeneralEnquiryCard({ enquiry: from, justRead, onRead }: GeneralEnquiryCardProps) {
  const { data: enquiry, complete } = useFragment({
    fragment: GeneralEnquiryCardFragmentDoc,
    fragmentName: 'GeneralEnquiryCard',
    from,
  });
  if (!complete) return null;
  const { kind, name, contact, location, guests, date, address, typeOfEvent, message, comments, readAt } =
    enquiry;
  const { listing } = enquiry;
  const facts = [
    { term: t('typeOfEvent2'), value: typeOfEvent },
    listing && { term: t('listing'), value: <ListingLink listing={listing} /> },
    { term: t('contact'), value: <PhoneLink phone={contact} /> },
    { term: t('location'), value: location },
    guests !== null && { term: t('guests'), value: indianNumber(guests) },
    date !== null && { term: t('date'), value: indianDate(date) },
    address !== null && { term: t('address'), value: address },
  ];
  return (
    <RecordCard
      title={name}
      facts={t('kindAndDay', { kind: enquiryKindName(kind), createdAt: sentDay(enquiry.createdAt) })}
      badge={
        readAt ? (
          <Badge icon="check">{t('read')}</Badge>
        ) : (
          <Badge tone="info" icon="mail">
            {t('new')}
          </Badge>
        )
      }
      needsAction={!readAt}
    >
      <TermList terms={facts.filter((fact) => fact !== false && fact !== null)} />
      {/* The message of a registration only names the listing, which is among the facts. */}
      {message && !listing && <Message text={message} />}
      {comments && <Message text={comments} />}
      {justRead ? (
        <Typography id={markAsReadId(enquiry.id)} tabIndex={-1} sx={readSx} role="status">
          <Icon name="check" size="small" />
          {t('markedAsRead')}
        </Typography>
      ) : (
        !readAt && (
          <Button id={markAsReadId(enquiry.id)} sx={markSx} onClick={() => onRead(enquiry)}>
            {rich(t, 'markAsReadOf', { hidden: visuallyHidden, name })}
          </Button>
        )
      )}
    </RecordCard>
  );
}

/** Links a registration to its listing in the admin dashboard. */
function ListingLink({ listing }: { listing: NonNullable<GeneralEnquiryCardFragment['listing']> }) {
  const { id, kind, name, status } = listing;
  return (
    <Box component="span" sx={listingSx}>
      <TextLink inline to={kind === 'VENUE' ? paths.venueProfile(id) : paths.vendorProfile(id)}>
        {name}
      </TextLink>
      <StatusBadge status={status.toLowerCase() as Lowercase<ListingStatus>} />
    </Box>
  );
}

const readSx = {
  marginTop: 'auto',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 2,
  minHeight: 'var(--tap)',
  borderRadius: 'var(--r-control)',
  background: 'var(--sunken)',
  color: 'text.secondary',
  fontSize: 'var(--t-ui)',
  fontWeight: 600,
};
const markSx = {
  marginTop: 'auto',
};
const listingSx = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
};
