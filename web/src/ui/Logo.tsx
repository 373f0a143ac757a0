import { Link } from 'react-router-dom';
import { cx } from './cx';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark';

interface LogoProps {
  /** On the maroon band. */
  onBand?: boolean;
}

/** Mark and name; leads home. */
export function Logo({ onBand }: LogoProps) {
  return (
    <Link to="/" className={cx(styles.logo, onBand && styles.onBand)} aria-label="Mandap, home">
      <LogoMark className={styles.mark} />
      <span className={styles.word}>Mandap</span>
    </Link>
  );
}
