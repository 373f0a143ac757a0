import type { VendorCategory } from '@mandap/api/constants/vendor';
import type { CancellationPolicy } from '../gql/types';
import { cancellationText } from '../listing/cancellation';
import { DetailSection } from '../listing/DetailSection';
import { Terms } from '../listing/Terms';
import { t } from './detail.messages.generated';

interface VendorTermsProps {
  category: VendorCategory;
  cancellation: CancellationPolicy;
}

/** Booking and cancellation policies of the vendor, and the terms of its category. */
export const VendorTerms = ({ category, cancellation }: VendorTermsProps) => (
  <DetailSection title={t('termsAndPolicies')}>
    <Terms
      title={t('bookingPolicy')}
      terms={[
        ['rupee', t('toBook')],
        ['calendar', t('remainderOnTheDay')],
      ]}
    />
    <Terms
      title={t('cancellationAndChanges')}
      terms={[
        ['info', cancellationText(cancellation)],
        ['document', t('changesInWriting')],
      ]}
    />
    <Terms
      title={t('travelAndHours')}
      terms={[
        ['car', t('noTransportCharges')],
        ['clock', t('hours')],
      ]}
    />
    {category === 'Photographer' && (
      <Terms
        title={t('picturesAndFilm')}
        terms={[
          ['camera', t('rawFootage')],
          ['calendar', t('delivery')],
          ['image', t('extraShots')],
        ]}
      />
    )}
  </DetailSection>
);
