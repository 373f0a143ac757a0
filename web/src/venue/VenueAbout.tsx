import { facilityLabel, venueTypeLabel } from '@mandap/api/labels/venue';
import { DetailSection } from '../listing/DetailSection';
import { Paragraphs } from '../listing/Paragraphs';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import { FACILITY_ICONS } from './facilities';
import { t } from './detail.messages.generated';
import styles from './VenueAbout.module.css';
import type { VenueAboutFragment } from './VenueAbout.generated';

/** The venue's description. Leaves out empty sections, except the summary. */
export function VenueAbout({ venue }: { venue: VenueAboutFragment }) {
  const { summary, types, facilities, features, howToReach } = venue;
  return (
    <>
      <DetailSection title={t('summary')}>
        <Paragraphs text={summary || t('detailsComingSoon')} />
        {types.length > 0 && (
          <ul className={styles.types} aria-label={t('venueType')}>
            {types.map((type) => (
              <li key={type}>
                <Badge>{venueTypeLabel(type)}</Badge>
              </li>
            ))}
          </ul>
        )}
      </DetailSection>
      {facilities.length > 0 && (
        <DetailSection title={t('facilities')}>
          <ul className={styles.facilities}>
            {facilities.map((facility) => (
              <li key={facility}>
                <Icon name={FACILITY_ICONS[facility]} />
                {facilityLabel(facility)}
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {features && (
        <DetailSection title={t('featuresOfTheVenue')}>
          <Paragraphs text={features} />
        </DetailSection>
      )}
      {howToReach && (
        <DetailSection title={t('howToReach')}>
          <Paragraphs text={howToReach} />
        </DetailSection>
      )}
    </>
  );
}
