import { GALLERY_PREVIEW } from '@mandap/api/constants/listing';
import { lazy, Suspense, useId, useState, type MouseEvent } from 'react';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import { Picture } from '../ui/Picture';
import styles from './Gallery.module.css';
import type { GalleryFragment } from './Gallery.generated';

const Lightbox = lazy(() => import('./Lightbox'));

const MAIN_SIZES = '(min-width: 1520px) 680px, (min-width: 768px) 48vw, 94vw';
const SMALL_SIZES = '(min-width: 1520px) 340px, (min-width: 768px) 24vw, 46vw';

/** The main picture and four more; the rest on request. Any of them opens large. */
export function Gallery({ listing: { name, gallery } }: { listing: GalleryFragment }) {
  const [expanded, setExpanded] = useState(false);
  const [large, setLarge] = useState<number | null>(null);
  const restId = useId();
  if (!gallery.length) return <div className={styles.none}>No images available</div>;

  const shown = gallery.slice(0, GALLERY_PREVIEW + 1);
  const rest = gallery.slice(GALLERY_PREVIEW + 1);

  const tile = (index: number) => {
    const picture = gallery[index];
    if (!picture) return null;
    // A plain link to the largest size, where scripts are missing or another tab is wanted.
    const onClick = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setLarge(index);
    };
    return (
      <a key={picture.url} href={`${picture.url}/1600.webp`} className={styles.tile} onClick={onClick}>
        <Picture picture={picture} sizes={index ? SMALL_SIZES : MAIN_SIZES} priority={index === 0} />
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
            {expanded ? 'View Less' : 'View More'}
          </Button>
          <div id={restId} className={cx(styles.rest, expanded && styles.open)}>
            {rest.map((_, index) => tile(shown.length + index))}
          </div>
        </>
      )}
      {large !== null && (
        <Suspense fallback={null}>
          <Lightbox
            label={`Pictures of ${name}`}
            pictures={gallery}
            index={large}
            onChange={setLarge}
            onClose={() => setLarge(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
