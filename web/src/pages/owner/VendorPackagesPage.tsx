import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { LoadError } from '../../account/LoadError';
import { rupees } from '../../lib/format';
import { loadPage } from '../../lib/pageQuery';
import { Button } from '../../ui/Button';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { EmptyState } from '../../ui/EmptyState';
import { Panel } from '../../ui/Panel';
import type { OwnPackageFragment } from '../../vendor/OwnPackages.generated';
import { PackageForm } from '../../vendor/PackageForm';
import { editButton, PackageRow } from '../../vendor/PackageRow';
import { RemovePackageDialog } from '../../vendor/RemovePackageDialog';
import { useOrder } from '../../vendor/useOrder';
import { OwnerPageFrame } from './OwnerPageFrame';
import { OwnVendorPackagesDocument } from './VendorPackagesPage.generated';
import styles from './VendorPages.module.css';

const NEW = 'new';

/** What a vendor offers: packages to add, change, order and delete. */
export default function VendorPackagesPage() {
  const { data, error, refetch } = useQuery(OwnVendorPackagesDocument);
  const listing = data?.me?.listing;
  const vendor = listing?.__typename === 'Vendor' ? listing : undefined;
  const packages = vendor?.packages ?? [];
  // The id of a package, or NEW.
  const [edited, setEdited] = useState<string>();
  const [removed, setRemoved] = useState<{ offer: OwnPackageFragment; open: boolean }>();
  const { move, busy, news } = useOrder(packages);
  const addButton = useRef<HTMLButtonElement>(null);

  const close = () => {
    setEdited(undefined);
    const came = edited;
    requestAnimationFrame(() => {
      const button = came && came !== NEW ? document.getElementById(editButton(came)) : null;
      (button ?? addButton.current)?.focus();
    });
  };
  const lead =
    vendor &&
    (vendor.packagePrice === null
      ? 'Couples see a price once you offer a package.'
      : `Couples see your cheapest package first: ${rupees(vendor.packagePrice)}.`);

  return (
    <OwnerPageFrame
      title="Packages"
      lead={lead}
      actions={
        vendor &&
        !edited && (
          <Button ref={addButton} variant="primary" icon="plus" onClick={() => setEdited(NEW)}>
            Add package
          </Button>
        )
      }
    >
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {vendor ? (
        <ul className={styles.packages}>
          {packages.map((offer, i) => (
            <li key={offer.id}>
              {edited === offer.id ? (
                <Panel title="Edit package">
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
              <Panel title="New package">
                <PackageForm onClose={close} />
              </Panel>
            </li>
          )}
        </ul>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <CardSkeletons className={styles.packages} count={3} height={100} />
      )}
      {vendor && packages.length === 0 && !edited && (
        <EmptyState title="No packages yet">
          A package is what you do, for how many days and at what price. Couples compare vendors by it.
        </EmptyState>
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
