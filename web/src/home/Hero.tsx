import type { ReactNode } from 'react';
import type { HeroSlideFragment } from './Hero.generated';
import styles from './Hero.module.css';
import { HeroSlides } from './HeroSlides';

interface HeroProps {
  slides: readonly HeroSlideFragment[];
  /** Where the wedding is. */
  children: ReactNode;
}

/** The first screen: what Mandap is for, the city to begin with, and pictures seen through the arches. */
export function Hero({ slides, children }: HeroProps) {
  return (
    <section aria-labelledby="hero">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h1 id="hero" className={styles.title}>
            Seven steps begin in one&nbsp;place
          </h1>
          <p className={styles.lead}>
            Compare venues by what matters: guests, price per plate and what couples said after the wedding.
          </p>
          {children}
        </div>
        <HeroSlides slides={slides} />
      </div>
    </section>
  );
}
