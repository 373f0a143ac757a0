import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { bookingStatusOf } from '../../booking/bookingStatus';
import { Message } from '../../booking/Message';
import { EnquiryCardFragmentDoc, type EnquiryCardFragment } from '../../inbox/EnquiryCard.generated';
import { indianDate, indianNumber, sentDay, spacedPhone } from '../../lib/format';
import { RecordCard } from '../../ui/mui/RecordCard';
import { StatusBadge } from '../../ui/mui/StatusBadge';
import { TermList } from '../../ui/TermList';
import { t } from './messages.generated';

/** An enquiry as admins see it, without decisions. */
export default function AdminSide({ enquiry: from }: { enquiry: FragmentType<EnquiryCardFragment> }) {
  const { data: enquiry, complete } = useFragment({
    fragment: EnquiryCardFragmentDoc,
    fragmentName: 'EnquiryCard',
    from,
  });
  if (!complete) return null;
  return (
    <RecordCard
      title={enquiry.name}
      facts={t('sentTo', { listing: enquiry.listingName, day: sentDay(enquiry.createdAt) })}
      badge={<StatusBadge status={bookingStatusOf(enquiry)} />}
    >
      <TermList
        terms={[
          { term: t('date'), value: indianDate(enquiry.date) },
          { term: t('guests'), value: indianNumber(enquiry.guests) },
          { term: t('contact'), value: spacedPhone(enquiry.contact) },
          { term: t('location'), value: enquiry.location },
          { term: t('address'), value: enquiry.address },
        ]}
      />
      <Message text={enquiry.message} />
    </RecordCard>
  );
}
