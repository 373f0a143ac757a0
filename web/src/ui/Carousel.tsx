import type { CSSProperties } from 'react';
import styles from './Carousel.module.css';
import { cx } from './cx';
import { t } from './messages.generated';
import { Picture, type PictureData } from './Picture';
import { useSlides } from './useSlides';

interface CarouselProps {
  pictures: readonly PictureData[];
  sizes: string;
  /** Milliseconds between slides, and of the fade. */
  interval?: number;
  fade?: number;
  /** The first picture is the largest one above the fold. */
  priority?: boolean;
  /**
   * Names the carousel and makes its dots buttons. Omit it inside a card that is one link: the dots are decoration
   * then.
   */
  label?: string;
  className?: string;
}

/** A picture carousel; see `useSlides` for when it pauses. Without JavaScript it shows the first picture. */
export function Carousel({
  pictures,
  sizes,
  interval = 3000,
  fade = 350,
  priority,
  label,
  className,
}: CarouselProps) {
  const { ref, current, previous, preloaded, show } = useSlides(pictures.length, interval);
  return (
    <div
      ref={ref}
      className={cx(styles.carousel, className)}
      style={{ '--fade': `${fade}ms` } as CSSProperties}
      {...(label && { role: 'group', 'aria-roledescription': t('carousel'), 'aria-label': label })}
    >
      {pictures.map(
        (picture, index) =>
          preloaded.has(index) && (
            <div
              key={picture.url}
              className={cx(
                styles.slide,
                index === previous && styles.previous,
                index === current && styles.current,
                previous === current && styles.first,
              )}
              aria-hidden={index !== current}
            >
              <Picture
                picture={picture}
                sizes={sizes}
                priority={priority && index === 0}
                alt={label ? picture.alt : ''}
              />
            </div>
          ),
      )}
      {pictures.length > 1 && (
        <div className={cx(styles.dots, label && styles.buttons)} aria-hidden={label ? undefined : true}>
          {pictures.map((picture, index) => {
            const dot = <span key={picture.url} className={cx(styles.dot, index === current && styles.on)} />;
            if (!label) return dot;
            return (
              <button
                key={picture.url}
                type="button"
                className={styles.button}
                aria-label={t('photoOf', { number: index + 1, count: pictures.length })}
                aria-current={index === current || undefined}
                onClick={() => show(index)}
              >
                {dot}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
