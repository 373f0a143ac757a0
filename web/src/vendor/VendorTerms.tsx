import type { CancellationPolicy } from '../gql/types';
import { CANCELLATION } from '../listing/cancellation';
import { DetailSection } from '../listing/DetailSection';
import { Terms } from '../listing/Terms';

/** The booking policy and the terms of every vendor; how one may cancel is the vendor's own. */
export function VendorTerms({ cancellation }: { cancellation: CancellationPolicy }) {
  return (
    <>
      <DetailSection title="Booking policy">
        <Terms
          terms={[
            ['rupee', 'Pay 40% of the package price to book.'],
            ['calendar', 'The remainder is paid directly to the vendor on the event day.'],
            ['info', CANCELLATION[cancellation]],
          ]}
        />
      </DetailSection>
      <DetailSection title="Terms and policies">
        <Terms
          terms={[
            ['car', 'No transport charges within the city.'],
            ['camera', 'Raw footage is not shared.'],
            ['calendar', 'Delivery in 6 to 8 weeks.'],
            ['clock', 'A 4-hour day is a half day and an 8-hour day a full day; extra hours are charged.'],
            ['image', 'Extra shots cost more.'],
            ['document', 'Changes in writing; their cost is borne by the client.'],
          ]}
        />
      </DetailSection>
    </>
  );
}
