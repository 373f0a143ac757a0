import { cx } from '../ui/cx';
import { PauseButton } from '../ui/PauseButton';
import { PAGE_WIDE, Picture } from '../ui/Picture';
import { useSlides } from '../ui/useSlides';
import type { HeroSlideFragment } from './Hero.generated';
import styles from './HeroSlides.module.css';
import { t } from './messages.generated';

const INTERVAL_MS = 5000;
const SIZES = `(min-width: 1520px) 760px, (min-width: 900px) 52vw, ${PAGE_WIDE}`;

/** Slideshow in the arches, with caption and position dots. */
export function HeroSlides({ slides }: { slides: readonly HeroSlideFragment[] }) {
  const { ref, current, previous, preloaded, show } = useSlides(slides.length, INTERVAL_MS);
  const shown = slides[current];
  if (!shown) return <div className={styles.arcade} />;
  return (
    <div role="group" aria-roledescription={t('carousel')} aria-label={t('weddingsInIndia')} data-slides>
      <div ref={ref} className={styles.arcade}>
        <div className={styles.mask}>
          {slides.map(
            ({ key, picture }, index) =>
              preloaded.has(index) && (
                <div
                  key={key}
                  className={cx(
                    styles.slide,
                    index === previous && styles.previous,
                    index === current && styles.current,
                    previous === current && styles.first,
                  )}
                  aria-hidden={index !== current}
                >
                  <Picture picture={picture} sizes={SIZES} priority={index === 0} />
                </div>
              ),
          )}
        </div>
      </div>
      <div className={styles.under}>
        <p className={styles.caption}>{shown.title}</p>
        <div className={styles.marks}>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={styles.mark}
              aria-label={t('pictureOf', { number: index + 1, count: slides.length })}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
          {slides.length > 1 && <PauseButton />}
        </div>
      </div>
    </div>
  );
}
