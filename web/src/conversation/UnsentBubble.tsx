import { Button } from '../ui/mui/Button';
import { t } from './messages.generated';
import { MessageBubble } from './MessageBubble';
import type { UnsentMessage } from './outbox';

interface UnsentBubbleProps {
  message: UnsentMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that isn’t on the server yet, and why. */
export function UnsentBubble({ message, onRetry, onDiscard }: UnsentBubbleProps) {
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
          <Button variant="text" size="small" tone="error" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      )}
    </MessageBubble>
  );
}
