import { CANCELLATION } from '../listing/cancellation';
import { DetailSection } from '../listing/DetailSection';
import { Paragraphs } from '../listing/Paragraphs';
import { Terms, type Term } from '../listing/Terms';
import styles from './VenueTerms.module.css';
import type { VenueTermsFragment } from './VenueTerms.generated';

/** The booking policy and the terms of every venue, its reading of cancellation, and its own rules. */
export function VenueTerms({ venue: { name, policies, cancellation } }: { venue: VenueTermsFragment }) {
  const terms: Term[] = [
    [
      'rupee',
      'Pay 40% of the package price to book. The remainder is paid directly to the venue on the event day.',
    ],
    ['calendar', CANCELLATION[cancellation]],
    ['car', 'No transport charges within the city.'],
    ['clock', 'A 4-hour day is a half day and an 8-hour day a full day; extra hours are charged.'],
    ['document', 'Changes must be in writing and are charged to you.'],
  ];
  return (
    <DetailSection title="Terms and policies">
      <Terms terms={terms} />
      {policies && (
        <div className={styles.own}>
          <h3>From {name}</h3>
          <Paragraphs text={policies} />
        </div>
      )}
    </DetailSection>
  );
}
