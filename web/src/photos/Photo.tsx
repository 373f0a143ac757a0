import { useContext } from 'react';
import { paths } from '../app/paths';
import { SiteContext } from '../app/site';
import { pinPicture } from '../lib/share';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import type { PhotoFragment } from './Photo.generated';
import styles from './Photo.module.css';

/** As wide as a picture of the masters' shape is behind the tallest crop: half as wide again as its column and more. */
const SIZES = '(min-width: 1520px) 600px, (min-width: 960px) 42vw, (min-width: 600px) 86vw, 170vw';

/** Neighbours are cropped differently, and the columns of four come out as high as each other. */
const CROPS = [
  ...[styles.tall, styles.wide, styles.square],
  ...[styles.square, styles.tall, styles.wide],
  ...[styles.wide, styles.square, styles.tall],
  ...[styles.portrait, styles.portrait],
];

interface PhotoProps {
  photo: PhotoFragment;
  /** Its place in the gallery, from 0. */
  index: number;
}

/** A picture of the gallery, what it shows, and a link that puts it on a board. */
export function Photo({ photo: { title, picture }, index }: PhotoProps) {
  const { origin } = useContext(SiteContext);
  const caption = title || 'Image Title';
  return (
    <figure className={styles.photo}>
      <Picture
        picture={picture}
        sizes={SIZES}
        priority={index === 0}
        alt=""
        className={cx(styles.picture, CROPS[index % CROPS.length])}
      />
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <a
          href={pinPicture(caption, origin + paths.photos, `${origin}${picture.url}/share.jpg`)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.pin}
        >
          <Icon name="share" size="small" />
          Pin
          <span className="visually-hidden"> “{caption}” on Pinterest (opens in a new tab)</span>
        </a>
      </figcaption>
    </figure>
  );
}
