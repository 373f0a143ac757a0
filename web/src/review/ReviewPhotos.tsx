import { useLightbox } from '../listing/useLightbox';
import { Picture, type PictureData } from '../ui/Picture';
import { t } from './messages.generated';
import styles from './ReviewPhotos.module.css';

interface ReviewPhotosProps {
  photos: readonly { id: string; picture: PictureData }[];
  author: string;
}

/** The photos of a review as thumbnails; each opens in the lightbox. */
export function ReviewPhotos({ photos, author }: ReviewPhotosProps) {
  const label = t('photosBy', { author });
  const { linkTo, lightbox } = useLightbox(
    label,
    photos.map(({ picture }) => picture),
    author,
  );
  return (
    photos.length > 0 && (
      <>
        <ul className={styles.photos} aria-label={label}>
          {photos.map(({ id, picture }, index) => (
            <li key={id}>
              <a {...linkTo(index)}>
                <Picture picture={picture} sizes="112px" />
              </a>
            </li>
          ))}
        </ul>
        {lightbox}
      </>
    )
  );
}
