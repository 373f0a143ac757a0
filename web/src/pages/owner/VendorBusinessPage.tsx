import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { loadPage } from '../../lib/pageQuery';
import { CardSkeletons } from '../../ui/CardSkeletons';
import { BusinessPanel } from '../../vendor/BusinessPanel';
import { PersonalPanel } from '../../vendor/PersonalPanel';
import { useEditing } from '../../vendor/useEditing';
import { OwnerPageFrame } from './OwnerPageFrame';
import { OwnVendorBusinessDocument } from './VendorBusinessPage.generated';
import styles from './VendorPages.module.css';

/** A vendor's personal and business data, to read and to change. */
export default function VendorBusinessPage() {
  const apollo = useApolloClient();
  const { data, error, refetch } = useQuery(OwnVendorBusinessDocument);
  const panel = useEditing<'personal' | 'business'>();
  const listing = data?.me?.listing;
  const vendor = listing?.__typename === 'Vendor' ? listing : undefined;

  return (
    <OwnerPageFrame title="Business" lead="What couples read about you.">
      {vendor ? (
        <div className={styles.columns}>
          <PersonalPanel vendor={vendor} {...panel('personal')} />
          <BusinessPanel
            vendor={vendor}
            cities={data?.cities.map(({ name }) => name) ?? []}
            // The name in the menus may be another one now.
            onSaved={() => void apollo.refetchQueries({ include: ['Me'] }).catch(() => undefined)}
            {...panel('business')}
          />
        </div>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <CardSkeletons className={styles.columns} count={2} height={360} />
      )}
    </OwnerPageFrame>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, OwnVendorBusinessDocument, {});
