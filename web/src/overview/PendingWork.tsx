import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { indianNumber } from '../lib/format';
import { Icon } from '../ui/Icon';
import type { IconName } from '../ui/iconNames';
import { t } from './messages.generated';

interface Pending {
  venues: number;
  vendors: number;
  heldReviews: number;
  flaggedReviews: number;
  disputedReviews: number;
  heldMessages: number;
  reportedMessages: number;
  stories: number;
  enquiries: number;
}

/** Kinds of pending work, with the page that handles each. */
const WORK: readonly { key: keyof Pending; icon: IconName; to: string }[] = [
  {
    key: 'venues',
    icon: 'home',
    to: `${paths.adminPage('venue-management')}?status=pending`,
  },
  {
    key: 'vendors',
    icon: 'store',
    to: `${paths.adminPage('vendor-management')}?status=pending`,
  },
  {
    key: 'stories',
    icon: 'heart',
    to: `${paths.adminPage('real-wedding-management')}?status=pending`,
  },
  {
    key: 'heldReviews',
    icon: 'clock',
    to: `${paths.adminPage('review-moderation')}?status=held`,
  },
  {
    key: 'flaggedReviews',
    icon: 'flag',
    to: `${paths.adminPage('review-moderation')}?status=flagged`,
  },
  {
    key: 'disputedReviews',
    icon: 'warning',
    to: `${paths.adminPage('review-moderation')}?status=disputed`,
  },
  {
    key: 'heldMessages',
    icon: 'message',
    to: `${paths.adminPage('message-moderation')}?status=held`,
  },
  {
    key: 'reportedMessages',
    icon: 'flag',
    to: `${paths.adminPage('message-moderation')}?status=reported`,
  },
  {
    key: 'enquiries',
    icon: 'mail',
    to: `${paths.adminPage('notification-management')}?status=unread`,
  },
];

/** Pending work for admins, with links to the pages that handle it. */
export function PendingWork({ pending }: { pending: Pending }) {
  return (
    <Box component="ul" sx={workSx}>
      {WORK.map(({ key, icon, to }) => (
        <li key={key}>
          <Box component={Link} to={to} sx={itemSx} data-none={pending[key] === 0 || undefined}>
            <Icon name={icon} />
            <b>{indianNumber(pending[key])}</b>
            <span>{t(`pending.${key}`)}</span>
            <Box component={Icon} name="chevron-right" size="small" sx={goSx} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const workSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: '0 32px',
};
const itemSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 56,
  borderBottom: '1px solid var(--line)',
  fontSize: 'var(--t-ui)',
  '&:hover': {
    color: 'var(--primary-text)',
  },
  '& b': {
    minWidth: '2ch',
    fontSize: 'var(--t-h4)',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-none]': {
    color: 'text.secondary',
  },
};
const goSx = {
  marginLeft: 'auto',
};
