import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { countUnread } from '../account/pulse';
import { storiesPath, type Role } from '../app/paths';
import { useViewer } from '../app/useViewer';
import type { NotificationKind } from '../gql/types';
import { failureOf } from '../lib/errors';
import { indianNumber, sentDay, spacedPhone, thisMoment } from '../lib/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { TermList } from '../ui/TermList';
import { TextLink } from '../ui/TextLink';
import { useToast } from '../ui/useToast';
import { ReadNoticeDocument, type NoticeCardFragment } from './NoticeCard.generated';
import styles from './NoticeCard.module.css';

const TITLES: Record<NotificationKind, string> = {
  ENQUIRY_SENT: 'Enquiry sent',
  ENQUIRY_RECEIVED: 'New enquiry',
  ENQUIRY_WITHDRAWN: 'Enquiry withdrawn',
  BOOKING_APPROVED: 'Booking approved',
  BOOKING_REJECTED: 'Enquiry rejected',
  DATE_PROPOSED: 'New date requested',
  DATE_ACCEPTED: 'Booking moved',
  DATE_DECLINED: 'Booking not moved',
  CITY_INTEREST: 'Looking for a venue',
  LISTING_APPROVED: 'Listing approved',
  LISTING_REJECTED: 'Listing not approved',
  LISTING_REMOVED: 'Listing removed',
  COUPLE_LEFT: 'Couple has left',
  PRICES_READ: 'Check your prices',
  DATE_CHANGED: 'Date changed',
  LISTING_SUSPENDED: 'Listing suspended',
  LISTING_REINSTATED: 'Listing public again',
  STORY_PUBLISHED: 'Story published',
  STORY_REJECTED: 'Story not published',
  REVIEW_PUBLISHED: 'Review published',
  REVIEW_REJECTED: 'Review not published',
  LEGACY: 'Notification',
};

const ABOUT_STORY: Partial<Record<NotificationKind, true>> = { STORY_PUBLISHED: true, STORY_REJECTED: true };

/** Something that the owner was told, with the enquiry that it is about. */
export function NoticeCard({ notice }: { notice: NoticeCardFragment }) {
  const { id, kind, text, readAt, createdAt, booking } = notice;
  const apollo = useApolloClient();
  const toast = useToast();
  const role = useViewer()?.role;
  const heading = useRef<HTMLHeadingElement>(null);

  const read = async () => {
    const change = apollo.mutate({
      mutation: ReadNoticeDocument,
      variables: { id },
      // It shows as read at once; Apollo takes that back when the server refuses.
      optimisticResponse: {
        readNotification: {
          __typename: 'NotificationPayload',
          notification: { __typename: 'Notification', id, readAt: thisMoment() },
          userErrors: [],
        },
      } as never,
      update(cache, { data }) {
        if (data?.readNotification.notification) countUnread({ cache }, (unread) => Math.max(0, unread - 1));
      },
    });
    // The button goes, and the focus with it.
    heading.current?.focus();
    try {
      const { data } = await change;
      const refusal = data?.readNotification.userErrors[0]?.message;
      if (refusal) complain(refusal);
    } catch (error) {
      complain(failureOf(error).message);
    }
  };
  const complain = (why: string) =>
    toast.show({ status: 'error', text: `The notification was not marked as read. ${why}` });

  return (
    <article
      className={styles.card}
      data-read={readAt !== null || undefined}
      aria-labelledby={`notice-${id}`}
    >
      <header className={styles.head}>
        <div>
          <h3 id={`notice-${id}`} ref={heading} tabIndex={-1}>
            {TITLES[kind]}
          </h3>
          <p className={styles.when}>
            {booking && `${booking.typeOfEvent}, `}
            <time dateTime={createdAt}>{sentDay(createdAt)}</time>
          </p>
        </div>
        {readAt ? (
          <Badge icon="check">Read</Badge>
        ) : (
          <Badge tone="info" icon="circle">
            New
          </Badge>
        )}
      </header>
      <p className={styles.text}>{text}</p>
      {booking && (
        <TermList
          terms={[
            { term: 'Name', value: booking.name },
            { term: 'Location', value: booking.location },
            { term: 'Contact', value: spacedPhone(booking.contact) },
            { term: 'Guests', value: indianNumber(booking.guests) },
          ]}
        />
      )}
      {kind in ABOUT_STORY && role && (
        <TextLink to={storiesPath(role.toLowerCase() as Role)}>Your stories</TextLink>
      )}
      {!readAt && (
        <Button wide className={styles.read} onClick={() => void read()}>
          Mark as Read<span className="visually-hidden">: {text}</span>
        </Button>
      )}
    </article>
  );
}
