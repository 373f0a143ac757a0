import { LinkButton } from '../ui/LinkButton';
import { Picture, type PictureData } from '../ui/Picture';
import styles from './InfoBanner.module.css';
import { t } from './messages.generated';

interface InfoBannerProps {
  /** Path of the contact form. */
  to: string;
  picture?: PictureData;
}

/** Banner that offers help to undecided visitors. */
export function InfoBanner({ to, picture }: InfoBannerProps) {
  return (
    <div className={styles.band}>
      <div className={styles.text}>
        <h2>{t('notSureWhereToStart')}</h2>
        <p>{t('notSureLead')}</p>
        <LinkButton variant="accent" size="large" to={to}>
          {t('writeToUs')}
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
