import { FACILITIES, VENUE_TYPES } from '@mandap/api/constants/venue';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import { FACILITY_ICONS } from './facilities';
import styles from './VenueAbout.module.css';
import type { VenueAboutFragment } from './VenueAbout.generated';
import { VenueSection } from './VenueSection';

/** What the owner says of the place. Sections without words are left out, but for the summary. */
export function VenueAbout({ venue }: { venue: VenueAboutFragment }) {
  const { summary, types, facilities, features, howToReach } = venue;
  return (
    <>
      <VenueSection title="Summary">
        <Prose text={summary || 'Details coming soon!'} />
        {types.length > 0 && (
          <ul className={styles.types} aria-label="Venue type">
            {types.map((type) => (
              <li key={type}>
                <Badge>{VENUE_TYPES[type]}</Badge>
              </li>
            ))}
          </ul>
        )}
      </VenueSection>
      {facilities.length > 0 && (
        <VenueSection title="Facilities">
          <ul className={styles.facilities}>
            {facilities.map((facility) => (
              <li key={facility}>
                <Icon name={FACILITY_ICONS[facility]} />
                {FACILITIES[facility]}
              </li>
            ))}
          </ul>
        </VenueSection>
      )}
      {features && (
        <VenueSection title="Features of the venue">
          <Prose text={features} />
        </VenueSection>
      )}
      {howToReach && (
        <VenueSection title="How to reach">
          <Prose text={howToReach} />
        </VenueSection>
      )}
    </>
  );
}

/** Plain text as its owner typed it, a paragraph a line. */
export function Prose({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim());
  return (
    <div className={styles.prose}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
