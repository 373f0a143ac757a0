import { FACILITIES, VENUE_TYPES } from '@mandap/api/constants/venue';
import { DetailSection } from '../listing/DetailSection';
import { Paragraphs } from '../listing/Paragraphs';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import { FACILITY_ICONS } from './facilities';
import styles from './VenueAbout.module.css';
import type { VenueAboutFragment } from './VenueAbout.generated';

/** What the owner says of the place. Sections without words are left out, but for the summary. */
export function VenueAbout({ venue }: { venue: VenueAboutFragment }) {
  const { summary, types, facilities, features, howToReach } = venue;
  return (
    <>
      <DetailSection title="Summary">
        <Paragraphs text={summary || 'Details coming soon!'} />
        {types.length > 0 && (
          <ul className={styles.types} aria-label="Venue type">
            {types.map((type) => (
              <li key={type}>
                <Badge>{VENUE_TYPES[type]}</Badge>
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      {facilities.length > 0 && (
        <DetailSection title="Facilities">
          <ul className={styles.facilities}>
            {facilities.map((facility) => (
              <li key={facility}>
                <Icon name={FACILITY_ICONS[facility]} />
                {FACILITIES[facility]}
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {features && (
        <DetailSection title="Features of the venue">
          <Paragraphs text={features} />
        </DetailSection>
      )}
      {howToReach && (
        <DetailSection title="How to reach">
          <Paragraphs text={howToReach} />
        </DetailSection>
      )}
    </>
  );
}
