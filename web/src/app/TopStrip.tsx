import { Link } from 'react-router-dom';
import { useReviewDialog } from '../review/ReviewContext';
import { Icon } from '../ui/Icon';
import { ColorModeToggle } from './ColorModeToggle';
import { t } from './messages.generated';
import { contact, promoPath } from './paths';
import styles from './TopStrip.module.css';

/** The strip above the navigation bar on wide screens. */
export function TopStrip() {
  const { open, loading, prefetch } = useReviewDialog();
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.item} href={`mailto:${contact.email}`}>
          <Icon name="mail" size="small" />
          {contact.email}
        </a>
        <div className={styles.group}>
          <Link className={styles.item} to={promoPath}>
            {t('promo')}
          </Link>
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            aria-busy={loading || undefined}
            {...prefetch}
            onClick={() => open()}
          >
            <Icon name="pencil" size="small" />
            {t('writeAReview')}
          </button>
          <ColorModeToggle />
        </div>
      </div>
    </div>
  );
}
