import { Button } from '../ui/mui/Button';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { TimelineMessageFragment } from './Conversation.generated';
import { t } from './messages.generated';

interface MessageStateProps {
  message: TimelineMessageFragment;
  onReport: (message: TimelineMessageFragment) => void;
}

/** Returns the ID of the text that replaces the button of a reported message. */
export const reportedId = ({ id }: TimelineMessageFragment): string => `reported-${id}`;

/**
 * Below one’s own message, whether it was read or is held; below the other party’s, the way to report it, and what an
 * admin decided.
 */
export function MessageState({ message, onReport }: MessageStateProps) {
  const { isMine, isRead, status, holdReason, reportedByMe, reportDecision, senderName } = message;
  if (status === 'REMOVED') return null;
  if (status === 'HELD') return <span>{t(holdReason === 'LINK' ? 'heldForLink' : 'heldForPhone')}</span>;
  if (isMine)
    return (
      <>
        <span>{t(isRead ? 'read' : 'sent')}</span>
        {reportDecision === 'WARNED' && <span>{t('warned')}</span>}
      </>
    );
  if (reportedByMe)
    return (
      <span id={reportedId(message)} tabIndex={-1}>
        {reportDecision === 'DISMISSED'
          ? t('reportDismissed')
          : reportDecision === 'WARNED'
            ? t('reportedAndWarned', { name: senderName })
            : t('reported')}
      </span>
    );
  return (
    <Button
      variant="text"
      size="small"
      aria-haspopup="dialog"
      sx={reportSx}
      onClick={() => onReport(message)}
    >
      {rich(t, 'report', { hidden: visuallyHidden, name: senderName })}
    </Button>
  );
}

const reportSx = { px: 1, color: 'text.secondary', fontSize: 'var(--t-xs)', fontWeight: 400 };
