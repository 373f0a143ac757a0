import type { VendorCategory } from '@mandap/api/constants/vendor';
import type { CancellationPolicy } from '../gql/types';
import { cancellationText } from '../listing/cancellation';
import { DetailSection } from '../listing/DetailSection';
import { Terms, type Term } from '../listing/Terms';
import { t } from './detail.messages.generated';

interface VendorTermsProps {
  category: VendorCategory;
  cancellation: CancellationPolicy;
}

/** Booking and cancellation policies of the vendor, and the terms of its category. */
export function VendorTerms({ category, cancellation }: VendorTermsProps) {
  return (
    <>
      <DetailSection title={t('bookingPolicy')}>
        <Terms
          terms={[
            ['rupee', t('toBook')],
            ['calendar', t('remainderOnTheDay')],
            ['info', cancellationText(cancellation)],
          ]}
        />
      </DetailSection>
      <DetailSection title={t('termsAndPolicies')}>
        <Terms terms={termsOf(category)} />
      </DetailSection>
    </>
  );
}

function termsOf(category: VendorCategory): Term[] {
  const transport: Term = ['car', t('noTransportCharges')];
  const hours: Term = ['clock', t('hours')];
  const changes: Term = ['document', t('changesInWriting')];
  if (category !== 'Photographer') return [transport, hours, changes];
  return [
    transport,
    ['camera', t('rawFootage')],
    ['calendar', t('delivery')],
    hours,
    ['image', t('extraShots')],
    changes,
  ];
}
