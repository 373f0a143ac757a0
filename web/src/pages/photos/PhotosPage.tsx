import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useContext } from 'react';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { SiteContext } from '../../app/site';
import { JsonLd } from '../../lib/jsonLd';
import { loadPage } from '../../lib/pageQuery';
import { Photo } from '../../photos/Photo';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { Skeleton } from '../../ui/Skeleton';
import { t } from './messages.generated';
import { PhotosDocument } from './PhotosPage.generated';
import styles from './PhotosPage.module.css';

const PHOTOS = 11;

export const load = (apollo: ApolloClient) => loadPage(apollo, PhotosDocument, {});

/** /photos: the inspiration gallery, in as many columns as fit. */
export default function PhotosPage() {
  const { origin } = useContext(SiteContext);
  const { data, error, refetch } = useQuery(PhotosDocument);
  const photos = data?.sitePictures;
  return (
    <>
      <PageMeta
        title={t('title')}
        description={t('description')}
        canonical={paths.photos}
        picture={photos?.[0]?.picture.url}
      />
      {photos && (
        <JsonLd
          data={{
            '@type': 'ImageGallery',
            name: t('title'),
            url: origin + paths.photos,
            image: photos.map(({ title, picture }) => ({
              '@type': 'ImageObject',
              caption: title,
              contentUrl: `${origin}${picture.url}/1600.webp`,
            })),
          }}
        />
      )}
      <header className={styles.banner}>
        <div className="wrap">
          <h1>{t('title')}</h1>
          <p>{t('lead')}</p>
        </div>
      </header>
      <div className="wrap">
        {error ? (
          <ErrorState title={t('loadingFailed')} error={error} onRetry={refetch} />
        ) : photos?.length === 0 ? (
          <EmptyState title={t('noImagesAvailable')} />
        ) : (
          <ul className={styles.masonry}>
            {photos
              ? photos.map((photo, index) => (
                  <li key={photo.key}>
                    <Photo photo={photo} index={index} />
                  </li>
                ))
              : Array.from({ length: PHOTOS }, (_, index) => (
                  <li key={index}>
                    <Skeleton className={styles.waiting} />
                  </li>
                ))}
          </ul>
        )}
      </div>
    </>
  );
}
