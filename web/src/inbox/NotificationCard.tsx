import type { FragmentType } from '@apollo/client';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFragment, useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { countUnread } from '../account/inboxSummary';
import { ownerPath, paths, storiesPath, type Role } from '../app/paths';
import { useViewer } from '../app/useViewer';
import type { NotificationKind } from '../gql/types';
import { refusalOf } from '../lib/refusalOf';
import { indianNumber, sentDay, spacedPhone, nowTimestamp } from '../lib/format';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { TermList } from '../ui/TermList';
import { TextLink } from '../ui/TextLink';
import { useToast } from '../ui/useToast';
import { t } from './messages.generated';
import {
  MarkNotificationReadDocument,
  NotificationCardFragmentDoc,
  type NotificationCardFragment,
} from './NotificationCard.generated';

const ABOUT_STORY: Partial<Record<NotificationKind, true>> = { STORY_PUBLISHED: true, STORY_REJECTED: true };

/** A notification for the owner, with its enquiry. */
export function NotificationCard({
  notification: from,
}: {
  notification: FragmentType<NotificationCardFragment>;
}) {
  const { data: notification, complete } = useFragment({
    fragment: NotificationCardFragmentDoc,
    fragmentName: 'NotificationCard',
    from,
  });
  const [markRead] = useMutation(MarkNotificationReadDocument);
  const toast = useToast();
  const role = useViewer()?.role;
  const heading = useRef<HTMLHeadingElement>(null);
  if (!complete) return null;
  const { id, kind, text, readAt, createdAt, booking } = notification;

  const read = async () => {
    // Marked as read optimistically; Apollo rolls back on an error. A variable, because the generated types have no
    // `__typename`, and TypeScript accepts other properties than theirs only outside of the call.
    const optimisticResponse = {
      markNotificationRead: {
        __typename: 'NotificationPayload',
        notification: { __typename: 'Notification', id, readAt: nowTimestamp() },
        userErrors: [],
      },
    };
    const change = markRead({
      variables: { id },
      optimisticResponse,
      update(cache, { data }) {
        if (data?.markNotificationRead.notification)
          countUnread({ cache }, (unread) => Math.max(0, unread - 1));
      },
    });
    // The focused button disappears.
    heading.current?.focus();
    const why = await refusalOf(change);
    if (why) toast.show({ status: 'error', text: t('notMarked', { why }) });
  };

  return (
    <Box
      component="article"
      sx={cardSx}
      data-read={readAt !== null || undefined}
      aria-labelledby={`notification-${id}`}
    >
      <Box component="header" sx={headSx}>
        <div>
          <h3 id={`notification-${id}`} ref={heading} tabIndex={-1}>
            {t(`title.${kind}`)}
          </h3>
          <Typography sx={whenSx}>
            {booking && `${booking.typeOfEvent}, `}
            <time dateTime={createdAt}>{sentDay(createdAt)}</time>
          </Typography>
        </div>
        {readAt ? (
          <Badge icon="check">{t('read')}</Badge>
        ) : (
          <Badge tone="info" icon="circle">
            {t('new')}
          </Badge>
        )}
      </Box>
      <Typography sx={textSx}>{text}</Typography>
      {booking && (
        <TermList
          terms={[
            { term: t('name'), value: booking.name },
            ...(booking.location ? [{ term: t('location'), value: booking.location }] : []),
            ...(booking.contact ? [{ term: t('contact'), value: spacedPhone(booking.contact) }] : []),
            { term: t('guests'), value: indianNumber(booking.guests) },
          ]}
        />
      )}
      {booking && <TextLink to={paths.booking(booking.id)}>{t('openConversation')}</TextLink>}
      {kind in ABOUT_STORY && role && (
        <TextLink to={storiesPath(role.toLowerCase() as Role)}>{t('yourStories')}</TextLink>
      )}
      {kind === 'FLAG_DECIDED' && (role === 'VENUE' || role === 'VENDOR') && (
        <TextLink to={ownerPath(role === 'VENUE' ? 'venue' : 'vendor', 'reviews')}>
          {t('yourReviews')}
        </TextLink>
      )}
      {!readAt && (
        <Button fullWidth sx={{ mt: 'auto' }} onClick={() => void read()}>
          {rich(t, 'markAsReadOf', { hidden: visuallyHidden, text })}
        </Button>
      )}
    </Box>
  );
}

const cardSx = {
  display: 'flex',
  flexDirection: 'column',
  gap: 3,
  minWidth: 0,
  padding: '20px 22px',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--r-panel)',
  background: 'var(--surface)',
  '&[data-read]': {
    borderColor: 'var(--line)',
    background: 'var(--sunken)',
  },
  '&[data-read] .MuiChip-root': {
    background: 'var(--surface)',
  },
};
const headSx = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 3,
  '& > :last-child': {
    flex: 'none',
  },
  '& h3': {
    fontSize: 'var(--t-h4)',
    lineHeight: 1.2,
  },
};
const whenSx = {
  marginTop: 0.5,
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
const textSx = {
  color: 'var(--ink)',
  overflowWrap: 'anywhere',
};
