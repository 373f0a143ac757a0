import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { BookingCardFragmentDoc, type BookingCardFragment } from '../../booking/BookingCard.generated';
import { openOfferOf } from '../../booking/bookingStatus';
import { DateOffer } from '../../booking/DateOffer';
import { BookingList } from '../me/BookingList';

interface CoupleSideProps {
  booking: FragmentType<BookingCardFragment> & { id: string };
  reload: () => Promise<void>;
  /** Only the offer of other dates, if there is one. */
  offerOnly?: boolean;
}

/** The couple’s enquiry with its actions. */
export default function CoupleSide({ booking, reload, offerOnly }: CoupleSideProps) {
  return offerOnly ? (
    <Offer booking={booking} reload={reload} />
  ) : (
    <BookingList
      list={{ nodes: [booking], pageInfo: { endCursor: null, hasNextPage: false } }}
      reload={reload}
      loadMore={reload}
    />
  );
}

function Offer({ booking: from, reload }: CoupleSideProps) {
  const { data: booking, complete } = useFragment({
    fragment: BookingCardFragmentDoc,
    fragmentName: 'BookingCard',
    from,
  });
  const offer = complete ? openOfferOf(booking) : null;
  return (
    complete &&
    offer && <DateOffer booking={booking} offer={offer} onOutdated={() => void reload()} headingLevel={2} />
  );
}
