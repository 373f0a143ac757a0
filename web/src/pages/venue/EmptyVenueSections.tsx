import { ownerPath } from '../../app/paths';
import { EmptySections } from '../../listing/EmptySections';
import type { VenueDetailQuery } from './VenueDetailPage.generated';

interface EmptyVenueSectionsProps {
  venue: NonNullable<VenueDetailQuery['venue']>;
}

/** The empty sections of a venue's page, for its owner. Loaded for owners only. */
export default function EmptyVenueSections({ venue }: EmptyVenueSectionsProps) {
  const { gallery, summary, facilities, features, howToReach, policies, vegPrice, nonVegPrice } = venue;
  const details = ownerPath('venue', 'details');
  return (
    <EmptySections
      sections={[
        ['photos', ownerPath('venue', 'gallery'), gallery.length === 0],
        ['summary', details, !summary],
        ['facilities', details, facilities.length === 0],
        ['features', details, !features],
        ['howToReach', details, !howToReach],
        ['policies', details, !policies],
        ['prices', details, (vegPrice ?? nonVegPrice) === null],
      ]}
    />
  );
}
