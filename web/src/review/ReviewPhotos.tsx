import { useLightbox } from '../listing/useLightbox';
import { Picture, type PictureData } from '../ui/Picture';
import styles from './ReviewPhotos.module.css';

interface ReviewPhotosProps {
  photos: readonly { id: string; picture: PictureData }[];
  /** Accessible name of the list and the viewer. */
  label: string;
}

/** The photos of a review as thumbnails; each opens in the lightbox. */
export function ReviewPhotos({ photos, label }: ReviewPhotosProps) {
  const { linkTo, lightbox } = useLightbox(
    label,
    photos.map(({ picture }) => picture),
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
