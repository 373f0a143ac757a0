import { LinkButton } from '../ui/LinkButton';
import { Picture, type PictureData } from '../ui/Picture';
import styles from './InfoBanner.module.css';

interface InfoBannerProps {
  /** Where to ask. */
  to: string;
  picture?: PictureData;
}

/** The maroon band: help for those who don't know where to begin. */
export function InfoBanner({ to, picture }: InfoBannerProps) {
  return (
    <div className={styles.band}>
      <div className={styles.text}>
        <h2>Not sure where to start?</h2>
        <p>
          Write to us with the city, the month and the guest count. We answer with three venues that suit, and
          up to 30% discount where a venue offers it.
        </p>
        <LinkButton variant="accent" size="large" to={to}>
          Write to us
        </LinkButton>
      </div>
      {picture && (
        <div className={styles.arcade}>
          <Picture
            picture={picture}
            sizes="(min-width: 768px) 440px, 88vw"
            alt=""
            className={styles.picture}
          />
        </div>
      )}
    </div>
  );
}
