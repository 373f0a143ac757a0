import type { ReactNode } from 'react';
import type { HeroSlideFragment } from './Hero.generated';
import styles from './Hero.module.css';
import { HeroSlides } from './HeroSlides';
import { t } from './messages.generated';

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
            {t('heroTitle')}
          </h1>
          <p className={styles.lead}>{t('heroLead')}</p>
          {children}
        </div>
        <HeroSlides slides={slides} />
      </div>
    </section>
  );
}
