import type { FragmentType } from '@apollo/client';
import type { BookingCardFragment } from '../../booking/BookingCard.generated';
import { BookingList } from '../me/BookingList';

interface CoupleSideProps {
  booking: FragmentType<BookingCardFragment> & { id: string };
  reload: () => Promise<void>;
}

/** The couple’s enquiry with its actions. */
export default function CoupleSide({ booking, reload }: CoupleSideProps) {
  return (
    <BookingList
      list={{ nodes: [booking], pageInfo: { endCursor: null, hasNextPage: false } }}
      reload={reload}
      loadMore={reload}
    />
  );
}
