import Box from '@mui/material/Box';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { LoadError } from '../../account/LoadError';
import { rupees } from '../../lib/format';
import { loadPage } from '../../lib/pageQuery';
import { Button } from '../../ui/mui/Button';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/mui/Panel';
import type { OwnPackageFragment } from '../../vendor/OwnPackages.generated';
import { PackageForm } from '../../vendor/PackageForm';
import { editButton, PackageRow } from '../../vendor/PackageRow';
import { RemovePackageDialog } from '../../vendor/RemovePackageDialog';
import { usePackageOrder } from '../../vendor/usePackageOrder';
import { t } from './messages.generated';
import { OwnerPageFrame } from './OwnerPageFrame';
import { OwnVendorPackagesDocument } from './VendorPackagesPage.generated';

const NEW = 'new';

/** A vendor's packages, to add, edit, reorder and delete. */
export default function VendorPackagesPage() {
  const { data, error, refetch } = useQuery(OwnVendorPackagesDocument);
  const listing = data?.me?.listing;
  const vendor = listing?.__typename === 'Vendor' ? listing : undefined;
  const packages = vendor?.packages ?? [];
  // ID of the package being edited, or NEW.
  const [edited, setEdited] = useState<string>();
  const [removed, setRemoved] = useState<{ offer: OwnPackageFragment; open: boolean }>();
  const { move, busy, announcement } = usePackageOrder(packages);
  const addButton = useRef<HTMLButtonElement>(null);

  const close = () => {
    setEdited(undefined);
    const came = edited;
    requestAnimationFrame(() => {
      const button = came && came !== NEW ? document.getElementById(editButton(came)) : null;
      (button ?? addButton.current)?.focus();
    });
  };
  const subtitle =
    vendor &&
    (vendor.packagePrice === null
      ? t('noPriceYet')
      : t('priceShown', { packagePrice: rupees(vendor.packagePrice) }));

  return (
    <OwnerPageFrame
      title={t('packages')}
      subtitle={subtitle}
      actions={
        vendor &&
        !edited && (
          <Button ref={addButton} variant="primary" icon="plus" onClick={() => setEdited(NEW)}>
            {t('addPackage')}
          </Button>
        )
      }
    >
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {vendor ? (
        <Box component="ul" sx={packagesSx}>
          {packages.map((offer, i) => (
            <li key={offer.id}>
              {edited === offer.id ? (
                <Panel title={t('editPackage')}>
                  <PackageForm offer={offer} onClose={close} />
                </Panel>
              ) : (
                <PackageRow
                  offer={offer}
                  cheapest={offer.price === vendor.packagePrice}
                  first={i === 0}
                  last={i === packages.length - 1}
                  busy={busy}
                  onMove={(by) => void move(offer, by)}
                  onEdit={() => setEdited(offer.id)}
                  onRemove={() => setRemoved({ offer, open: true })}
                />
              )}
            </li>
          ))}
          {edited === NEW && (
            <li>
              <Panel title={t('newPackage')}>
                <PackageForm onClose={close} />
              </Panel>
            </li>
          )}
        </Box>
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons sx={packagesSx} count={3} height={100} />
      )}
      {vendor && packages.length === 0 && !edited && (
        <EmptyState title={t('noPackagesYet')}>{t('noPackagesHint')}</EmptyState>
      )}
      {removed && (
        <RemovePackageDialog
          key={removed.offer.id}
          offer={removed.offer}
          open={removed.open}
          onClose={() => setRemoved({ ...removed, open: false })}
          onRemoved={() => addButton.current?.focus()}
        />
      )}
    </OwnerPageFrame>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, OwnVendorPackagesDocument, {});

const packagesSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
};
