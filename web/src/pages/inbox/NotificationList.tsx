import { cardsSx } from '../../ui/mui/layouts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NotificationCard } from '../../inbox/NotificationCard';
import { MarkAllNotificationsReadDocument } from '../../inbox/NotificationCard.generated';
import { failureOf } from '../../lib/errors';
import { moveFocusToMain } from '../../lib/moveFocusToMain';
import { Button } from '../../ui/mui/Button';
import { LinkTabs } from '../../ui/mui/LinkTabs';
import { LoadMore } from '../../ui/mui/LoadMore';
import { useToast } from '../../ui/useToast';
import type { InboxQuery } from './InboxPage.generated';
import { inboxPath, unreadOnly } from './inboxStatus';
import { t } from './messages.generated';

interface NotificationListProps {
  /** Undefined while loading. */
  list: InboxQuery['notifications'] | undefined;
  /** Number of unread notifications, including those not loaded yet. */
  unread: number;
  loadMore: () => Promise<unknown>;
  onChanged: () => Promise<void>;
}

export const NOTIFICATIONS_ID = 'notifications';

/** The owner's notifications, to mark as read one by one or all at once. */
export function NotificationList({ list, unread, loadMore, onChanged }: NotificationListProps) {
  const [markAllRead] = useMutation(MarkAllNotificationsReadDocument);
  const toast = useToast();
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const unreadTab = unreadOnly(search);

  const readAll = async () => {
    setBusy(true);
    try {
      await markAllRead();
      await onChanged();
      moveFocusToMain();
    } catch (error) {
      toast.show({
        status: 'error',
        text: t('notMarked', { message: failureOf(error).message }),
      });
    }
    setBusy(false);
  };

  return (
    <Box component="section" id={NOTIFICATIONS_ID} sx={notificationsSx} aria-labelledby="notifications-title">
      <Box component="header" sx={headSx}>
        <h2 id="notifications-title">{t('notifications')}</h2>
        {unread > 0 && (
          <Button size="small" icon="check" busy={busy} onClick={() => void readAll()}>
            {t('markAllAsRead')}
          </Button>
        )}
      </Box>
      <LinkTabs
        label={t('notifications')}
        tabs={[
          { label: t('all'), to: inboxPath(search, { notifications: null }), current: !unreadTab },
          {
            label: t('unread'),
            to: inboxPath(search, { notifications: 'unread' }),
            current: unreadTab,
            count: unread,
          },
        ]}
      />
      {list && list.nodes.length > 0 && (
        <Box component="ul" sx={{ ...cardsSx, pt: 6 }}>
          {list.nodes.map((notification) => (
            <li key={notification.id}>
              <NotificationCard notification={notification} />
            </li>
          ))}
        </Box>
      )}
      {list?.nodes.length === 0 && (
        <Typography sx={nothingSx}>{unreadTab ? t('allRead') : t('noneYet')}</Typography>
      )}
      {list?.pageInfo.hasNextPage && <LoadMore load={loadMore} />}
    </Box>
  );
}

const notificationsSx = {
  paddingTop: 'clamp(40px, 5vw, 64px)',
  scrollMarginTop: 'var(--nav, 0)',
};
const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  minHeight: 44,
  marginBottom: 2,
};
const nothingSx = {
  paddingBlock: '24px',
  color: 'text.secondary',
};
