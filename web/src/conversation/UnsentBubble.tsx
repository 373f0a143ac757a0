import { Button } from '../ui/mui/Button';
import { t } from './messages.generated';
import { MessageBubble } from './MessageBubble';
import type { UnsentMessage } from './outbox';

interface UnsentBubbleProps {
  message: UnsentMessage;
  onRetry: () => void;
  onEdit: (() => void) | undefined;
  onDiscard: () => void;
}

/** A message that isn’t on the server yet, and why. */
export function UnsentBubble({ message, onRetry, onEdit, onDiscard }: UnsentBubbleProps) {
  const { state, body, attachments, reason = '' } = message;
  return (
    <MessageBubble senderName={t('you')} isMine {...{ body, attachments }}>
      <span role="status">
        {state === 'failed' ? t('notSent', { reason }) : t(state === 'waiting' ? 'waiting' : 'sending')}
      </span>
      {state === 'failed' && (
        <>
          <Button variant="text" size="small" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          {onEdit && (
            <Button variant="text" size="small" onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          <Button variant="text" size="small" tone="error" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      )}
    </MessageBubble>
  );
}
