import { ownerPath } from '../../app/paths';
import { EmptySections } from '../../listing/EmptySections';
import type { VendorDetailQuery } from './VendorDetailPage.generated';

interface EmptyVendorSectionsProps {
  vendor: NonNullable<VendorDetailQuery['vendor']>;
}

/** The empty sections of a vendor's page, for its owner. Loaded for owners only. */
export default function EmptyVendorSections({ vendor }: EmptyVendorSectionsProps) {
  const { gallery, summary, packages, experienceYears, eventsCompleted, willingToTravel } = vendor;
  const business = ownerPath('vendor', 'business');
  const packagesPage = ownerPath('vendor', 'packages');
  return (
    <EmptySections
      sections={[
        ['photos', ownerPath('vendor', 'portfolio'), gallery.length === 0],
        ['summary', business, !summary],
        ['experience', business, (experienceYears ?? eventsCompleted ?? willingToTravel) === null],
        ['packages', packagesPage, packages.length === 0],
        ['inclusions', packagesPage, packages.some(({ inclusions }) => inclusions.length === 0)],
      ]}
    />
  );
}
