import { Link } from 'react-router-dom';
import { cx } from './cx';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark';
import { t } from './messages.generated';

interface LogoProps {
  /** For use on dark maroon sections. */
  onBand?: boolean;
}

/** The logo and the name, as a link to the home page. */
export function Logo({ onBand }: LogoProps) {
  return (
    <Link to="/" className={cx(styles.logo, onBand && styles.onBand)} aria-label={t('mandapHome')}>
      <LogoMark className={styles.mark} />
      <span className={styles.word}>{t('mandap')}</span>
    </Link>
  );
}
