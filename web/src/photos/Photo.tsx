import { useContext } from 'react';
import { paths } from '../app/paths';
import { SiteContext } from '../app/site';
import { rich } from '../lib/rich';
import { pinterestUrl } from '../lib/share';
import { cx } from '../ui/cx';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Icon } from '../ui/Icon';
import { Picture } from '../ui/Picture';
import { t } from './messages.generated';
import type { PhotoFragment } from './Photo.generated';
import styles from './Photo.module.css';

/** The tallest crop shows a part of a landscape picture, which must be over 1.5 times as wide as its column. */
const SIZES = '(min-width: 1520px) 600px, (min-width: 960px) 42vw, (min-width: 600px) 86vw, 170vw';

/** Neighbouring pictures get different crops, and in four columns all columns end at the same height. */
const CROPS = [
  ...[styles.tall, styles.wide, styles.square],
  ...[styles.square, styles.tall, styles.wide],
  ...[styles.wide, styles.square, styles.tall],
  ...[styles.portrait, styles.portrait],
];

interface PhotoProps {
  photo: PhotoFragment;
  /** Index in the gallery, from 0. */
  index: number;
}

/** A gallery picture with its caption and a link to save it to Pinterest. */
export function Photo({ photo: { title, picture }, index }: PhotoProps) {
  const { origin } = useContext(SiteContext);
  const caption = title || t('imageTitle');
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
          href={pinterestUrl(caption, origin + paths.photos, `${origin}${picture.url}/share.jpg`)}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.pin}
        >
          <Icon name="share" size="small" />
          {rich(t, 'pin', { hidden: visuallyHidden, caption })}
        </a>
      </figcaption>
    </figure>
  );
}
