import type { VendorCategory } from '@mandap/api/constants/vendor';
import type { CancellationPolicy } from '../gql/types';
import { CANCELLATION } from '../listing/cancellation';
import { DetailSection } from '../listing/DetailSection';
import { Terms, type Term } from '../listing/Terms';

interface VendorTermsProps {
  category: VendorCategory;
  cancellation: CancellationPolicy;
}

/** The booking policy with the vendor's own cancellation terms, and the terms of its trade. */
export function VendorTerms({ category, cancellation }: VendorTermsProps) {
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
        <Terms terms={category === 'Photographer' ? PHOTOGRAPHERS_TERMS : TERMS} />
      </DetailSection>
    </>
  );
}

const TRANSPORT: Term = ['car', 'No transport charges within the city.'];
const HOURS: Term = [
  'clock',
  'A 4-hour day is a half day and an 8-hour day a full day; extra hours are charged.',
];
const CHANGES: Term = ['document', 'Changes must be in writing and are charged to you.'];

const TERMS = [TRANSPORT, HOURS, CHANGES];

const PHOTOGRAPHERS_TERMS: Term[] = [
  TRANSPORT,
  ['camera', 'Raw footage is not shared.'],
  ['calendar', 'Delivery in 6 to 8 weeks.'],
  HOURS,
  ['image', 'Extra shots cost more.'],
  CHANGES,
];
