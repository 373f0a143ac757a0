import { useState } from 'react';
import type { ConversationFragment, TimelineMessageFragment } from './Conversation.generated';
import { t } from './messages.generated';

type Entries = ConversationFragment['timeline']['nodes'];

interface AnnouncementProps {
  /** Messages and events, newest first. */
  timeline: Entries;
}

/** Announces messages to screen readers that arrive while the page is open. */
export function Announcement({ timeline }: AnnouncementProps) {
  const [known, setKnown] = useState(timeline);
  const [arrived, setArrived] = useState<TimelineMessageFragment[]>([]);
  if (timeline !== known) {
    setKnown(timeline);
    const added = messagesSince(known, timeline);
    if (added.length) setArrived(added);
  }
  return (
    <div className="visually-hidden" role="status">
      {arrived.map(({ id, senderName, body, attachments }) => (
        // Keyed, so that the same words are announced again.
        <p key={id}>
          {t('newMessage', {
            name: senderName,
            body: [body, ...attachments.map(({ name }) => name)].filter(Boolean).join(', '),
          })}
        </p>
      ))}
    </div>
  );
}

/** Returns the other party's messages that were added, oldest first, without those of earlier pages. */
function messagesSince(before: Entries, now: Entries): TimelineMessageFragment[] {
  const ids = new Set(before.map(({ id }) => id));
  const oldestKnown = now.findLastIndex(({ id }) => ids.has(id));
  return now
    .slice(0, Math.max(oldestKnown, 0))
    .filter((entry) => entry.__typename === 'Message')
    .filter(({ id, isMine }) => !isMine && !ids.has(id))
    .toReversed();
}
