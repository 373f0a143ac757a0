import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { indianNumber } from '../lib/format';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import styles from './PendingWork.module.css';

interface Pending {
  venues: number;
  vendors: number;
  heldReviews: number;
  flaggedReviews: number;
  stories: number;
  enquiries: number;
}

/** What waits, and where it is done. */
const WORK: readonly { key: keyof Pending; label: string; icon: IconName; to: string }[] = [
  {
    key: 'venues',
    label: 'Venues to approve',
    icon: 'home',
    to: `${paths.adminPage('venue-management')}?status=pending`,
  },
  {
    key: 'vendors',
    label: 'Vendors to approve',
    icon: 'store',
    to: `${paths.adminPage('vendor-management')}?status=pending`,
  },
  {
    key: 'stories',
    label: 'Real weddings to publish',
    icon: 'heart',
    to: `${paths.adminPage('real-wedding-management')}?status=pending`,
  },
  {
    key: 'heldReviews',
    label: 'Reviews held',
    icon: 'clock',
    to: `${paths.adminPage('review-moderation')}?status=held`,
  },
  {
    key: 'flaggedReviews',
    label: 'Reviews flagged',
    icon: 'flag',
    to: `${paths.adminPage('review-moderation')}?status=flagged`,
  },
  {
    key: 'enquiries',
    label: 'Enquiries unread',
    icon: 'mail',
    to: `${paths.adminPage('notification-management')}?status=unread`,
  },
];

/** What waits for an admin, each leading to where it is done. */
export function PendingWork({ pending }: { pending: Pending }) {
  return (
    <ul className={styles.work}>
      {WORK.map(({ key, label, icon, to }) => (
        <li key={key}>
          <Link to={to} className={styles.item} data-none={pending[key] === 0 || undefined}>
            <Icon name={icon} />
            <b>{indianNumber(pending[key])}</b>
            <span>{label}</span>
            <Icon name="chevron-right" size="small" className={styles.go} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
