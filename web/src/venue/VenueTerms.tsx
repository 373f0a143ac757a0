import { cancellationText } from '../listing/cancellation';
import { DetailSection } from '../listing/DetailSection';
import { Paragraphs } from '../listing/Paragraphs';
import { Terms, type Term } from '../listing/Terms';
import { t } from './detail.messages.generated';
import styles from './VenueTerms.module.css';
import type { VenueTermsFragment } from './VenueTerms.generated';

/** Booking terms: the common ones, the venue's cancellation policy, and its own rules. */
export function VenueTerms({ venue: { name, policies, cancellation } }: { venue: VenueTermsFragment }) {
  const terms: Term[] = [
    ['rupee', t('bookingPolicy')],
    ['calendar', cancellationText(cancellation)],
    ['car', t('noTransportCharges')],
    ['clock', t('hours')],
    ['document', t('changesInWriting')],
  ];
  return (
    <DetailSection title={t('termsAndPolicies')}>
      <Terms terms={terms} />
      {policies && (
        <div className={styles.own}>
          <h3>{t('fromVenue', { name })}</h3>
          <Paragraphs text={policies} />
        </div>
      )}
    </DetailSection>
  );
}
