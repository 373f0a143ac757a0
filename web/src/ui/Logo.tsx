import { Link } from 'react-router-dom';
import { cx } from './cx';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark';
import { t } from './messages.generated';

interface LogoProps {
  /** On the maroon band. */
  onBand?: boolean;
}

/** Mark and name; leads home. */
export function Logo({ onBand }: LogoProps) {
  return (
    <Link to="/" className={cx(styles.logo, onBand && styles.onBand)} aria-label={t('mandapHome')}>
      <LogoMark className={styles.mark} />
      <span className={styles.word}>{t('mandap')}</span>
    </Link>
  );
}
