import { useState } from 'react';
import type { TimelineMessageFragment } from './Conversation.generated';
import { t } from './messages.generated';

interface AnnouncementProps {
  /** The newest message. */
  message: TimelineMessageFragment | undefined;
}

/** Announces messages to screen readers that arrive while the page is open. */
export function Announcement({ message }: AnnouncementProps) {
  const [initialId] = useState(message?.id);
  const isNew = message && message.id !== initialId && !message.isMine;
  const names = message?.attachments.map(({ name }) => name) ?? [];
  return (
    <p className="visually-hidden" role="status">
      {isNew &&
        t('newMessage', {
          name: message.senderName,
          body: [message.body, ...names].filter(Boolean).join(', '),
        })}
    </p>
  );
}
