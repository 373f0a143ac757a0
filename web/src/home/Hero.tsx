import type { ReactNode } from 'react';
import type { HeroSlideFragment } from './Hero.generated';
import styles from './Hero.module.css';
import { HeroSlides } from './HeroSlides';
import { t } from './messages.generated';

interface HeroProps {
  slides: readonly HeroSlideFragment[];
  /** The city search. */
  children: ReactNode;
}

/** First screen of the home page: claim, city search and slideshow. */
export function Hero({ slides, children }: HeroProps) {
  return (
    <section aria-labelledby="hero">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h1 id="hero" className="hero-title">
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
