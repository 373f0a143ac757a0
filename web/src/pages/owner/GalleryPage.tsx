import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { LoadError } from '../../account/LoadError';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { MyGalleryDocument } from '../../gallery/Gallery.generated';
import { GalleryEditor } from '../../gallery/GalleryEditor';
import { loadPage } from '../../lib/pageQuery';
import { OwnerLayout } from './OwnerLayout';
import { useOwner } from './useOwner';

/** An owner's pictures: a venue's gallery, a vendor's portfolio. */
export default function GalleryPage() {
  const owner = useOwner();
  const { data, error, refetch } = useQuery(MyGalleryDocument);
  if (!owner) return null;

  const title = owner.kind === 'venue' ? 'Gallery' : 'Portfolio';
  return (
    <OwnerLayout>
      <PageMeta title={title} noindex />
      <PageHead
        title={title}
        compact
        lead="The first picture stands on your card in the lists and on top of your page. Drag them into the order you like."
      />
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        data && <GalleryEditor gallery={data.myGallery} />
      )}
    </OwnerLayout>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, MyGalleryDocument, {});
