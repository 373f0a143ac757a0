import { Icon } from '../ui/Icon';
import { ColorModeToggle } from './ColorModeToggle';
import { contact, promo } from './paths';
import styles from './TopStrip.module.css';

interface TopStripProps {
  onWriteReview?: () => void;
}

/** The strip above the navigation bar, on wide screens. */
export function TopStrip({ onWriteReview }: TopStripProps) {
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.item} href={`mailto:${contact.email}`}>
          <Icon name="mail" size="small" />
          {contact.email}
        </a>
        <div className={styles.group}>
          <a className={styles.item} href={promo.href}>
            {promo.text}
          </a>
          {onWriteReview && (
            <button type="button" className={styles.item} onClick={onWriteReview}>
              <Icon name="pencil" size="small" />
              Write a Review
            </button>
          )}
          <ColorModeToggle />
        </div>
      </div>
    </div>
  );
}
