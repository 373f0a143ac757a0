import { GALLERY_PREVIEW } from '@mandap/api/constants/listing';
import { useId, useState } from 'react';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { PAGE_WIDE, Picture } from '../ui/Picture';
import styles from './Gallery.module.css';
import type { GalleryFragment } from './Gallery.generated';
import { t } from './detail.messages.generated';
import { useLightbox } from './useLightbox';

const ONLY_SIZES = `(min-width: 1520px) 1360px, (min-width: 768px) 94vw, ${PAGE_WIDE}`;
/** Of the main picture, and of one that fills a row. */
const WIDE_SIZES = `(min-width: 1520px) 680px, (min-width: 768px) 48vw, ${PAGE_WIDE}`;
/** Of the second and third of three, which fill a row on wide screens only. */
const HALF_SIZES = '(min-width: 1520px) 680px, (min-width: 768px) 48vw, 44vw';
const SMALL_SIZES = '(min-width: 1520px) 340px, (min-width: 768px) 24vw, 44vw';

function sizesOf(index: number, shown: number): string {
  if (index === 0) return shown === 1 ? ONLY_SIZES : WIDE_SIZES;
  if (shown === 3) return HALF_SIZES;
  return shown % 2 === 0 && index === shown - 1 ? WIDE_SIZES : SMALL_SIZES;
}

/** Main picture and four more, with a button for the rest. Each opens in the lightbox. */
export function Gallery({ listing: { name, gallery } }: { listing: GalleryFragment }) {
  const [expanded, setExpanded] = useState(false);
  const { linkTo, lightbox } = useLightbox(t('picturesOfName', { name }), gallery);
  const restId = useId();
  if (!gallery.length) return <div className={styles.none}>{t('noImages')}</div>;

  const shown = gallery.slice(0, GALLERY_PREVIEW + 1);
  const rest = gallery.slice(GALLERY_PREVIEW + 1);

  const tile = (index: number) => {
    const picture = gallery[index];
    if (!picture) return null;
    return (
      <a key={picture.url} className={`${styles.tile} zoom`} {...linkTo(index)}>
        <Picture picture={picture} sizes={sizesOf(index, shown.length)} priority={index === 0} />
      </a>
    );
  };

  return (
    <div className={styles.gallery}>
      <div className={cx(styles.mosaic, styles[`of${shown.length}`])}>
        {shown.map((_, index) => tile(index))}
      </div>
      {rest.length > 0 && (
        <>
          <Button
            icon="grid"
            className={styles.more}
            aria-expanded={expanded}
            aria-controls={restId}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? t('viewLess') : t('viewMore')}
          </Button>
          <div id={restId} className={cx(styles.rest, expanded && styles.open)}>
            {rest.map((_, index) => tile(shown.length + index))}
          </div>
        </>
      )}
      {lightbox}
    </div>
  );
}
