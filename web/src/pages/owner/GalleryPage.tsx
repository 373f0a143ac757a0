import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { MyGalleryDocument } from '../../gallery/Gallery.generated';
import { GalleryEditor } from '../../gallery/GalleryEditor';
import { loadPage } from '../../lib/pageQuery';
import { CardSkeletons } from '../../ui/mui/CardSkeletons';
import { t } from './messages.generated';
import { OwnerLayout } from './OwnerLayout';
import { useOwner } from './useOwner';

/** A venue's gallery or a vendor's portfolio, for its owner. */
export default function GalleryPage() {
  const owner = useOwner();
  const { data, error, refetch } = useQuery(MyGalleryDocument);
  if (!owner) return null;

  const title = owner.kind === 'venue' ? t('gallery') : t('portfolio');
  return (
    <OwnerLayout>
      <PageMeta title={title} noindex />
      <PageHead title={title} compact subtitle={t('galleryLead')} />
      {data ? (
        <GalleryEditor gallery={data.myGallery} />
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <CardSkeletons count={1} height={480} />
      )}
    </OwnerLayout>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, MyGalleryDocument, {});
