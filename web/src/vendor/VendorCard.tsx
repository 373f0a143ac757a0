import { paths } from '../app/paths';
import { onRequest, rupees } from '../lib/format';
import { ListingCard, type CardProps } from '../listing/ListingCard';
import { keyOf, titleOf } from './categories';
import { t } from './messages.generated';
import type { VendorCardFragment } from './VendorCard.generated';

interface VendorCardProps extends CardProps {
  vendor: VendorCardFragment;
}

/** A vendor in a list. */
export function VendorCard({ vendor, ...card }: VendorCardProps) {
  const category = keyOf(vendor.category);
  return (
    <ListingCard
      {...card}
      listing={vendor}
      to={paths.vendor(vendor.id, category)}
      fact={titleOf(category)}
      prices={
        vendor.packagePrice === null ? (
          <b>{onRequest()}</b>
        ) : (
          <>
            <b>{rupees(vendor.packagePrice)}</b>
            <small>{t('cheapestPackage')}</small>
          </>
        )
      }
    />
  );
}
