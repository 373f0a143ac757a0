import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { sentDay } from '../lib/format';
import { rich } from '../lib/rich';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { RecordCard, RecordChoice } from '../ui/mui/RecordCard';
import { visuallyHidden } from '../ui/visuallyHidden';
import { CaseMessages } from './CaseMessages';
import {
  MessageCaseCardFragmentDoc,
  type CaseMessageFragment,
  type MessageCaseCardFragment,
} from './MessageCaseCard.generated';
import { t } from './messages.generated';

export type CaseAction = 'release' | 'remove' | 'dismiss' | 'warn';

interface MessageCaseCardProps {
  messageCase: FragmentType<MessageCaseCardFragment>;
  /** The message and those around it, once the admin has opened it. */
  messages: readonly CaseMessageFragment[] | undefined;
  busy: boolean;
  onOpen: () => void;
  onAction: (messageCase: MessageCaseCardFragment, action: CaseAction) => void;
}

/** Returns the names of who sent and who received the message of a case. */
export const namesOf = ({ sender, coupleName, listingName }: MessageCaseCardFragment) =>
  sender === 'COUPLE'
    ? { sender: coupleName, recipient: listingName }
    : { sender: listingName, recipient: coupleName };

/** Returns the ID of the element that shows the messages of an opened case. */
export const caseMessagesId = (id: string): string => `messages-${id}`;

/** A held or reported message. Its text is shown once the admin opens it, which is recorded. */
export function MessageCaseCard({
  messageCase: from,
  messages,
  busy,
  onOpen,
  onAction,
}: MessageCaseCardProps) {
  const { data: messageCase, complete } = useFragment({
    fragment: MessageCaseCardFragmentDoc,
    fragmentName: 'MessageCaseCard',
    from,
  });
  if (!complete) return null;
  const { bookingId, coupleName, listingName, sentAt, holdReason, report } = messageCase;
  const { sender, recipient } = namesOf(messageCase);
  const actions: readonly CaseAction[] = report ? ['dismiss', 'warn', 'remove'] : ['release', 'remove'];
  return (
    <RecordCard
      title={
        <Link to={paths.booking(bookingId)}>
          {t('between', { couple: coupleName, business: listingName })}
        </Link>
      }
      facts={t('sentBy', { sender, day: sentDay(sentAt) })}
      badge={
        <Badge tone="warning" icon={report ? 'flag' : 'clock'}>
          {t(report ? 'reported' : 'held')}
        </Badge>
      }
      needsAction
    >
      {holdReason && <Notice tone="warning">{t(`holdReason.${holdReason}`)}</Notice>}
      {report && (
        <Notice tone="warning">
          {rich(t, 'reportReason', {
            reporter: recipient,
            day: sentDay(report.createdAt),
            reason: t(`reason.${report.reason}`),
            b: (text) => <b>{text}</b>,
          })}
          {report.note && <Typography sx={noteSx}>{t('reportNote', { note: report.note })}</Typography>}
        </Notice>
      )}
      {messages ? (
        <CaseMessages id={caseMessagesId(messageCase.id)} messages={messages} isReported={report !== null} />
      ) : (
        <div>
          <Button icon="eye" busy={busy} onClick={onOpen}>
            {t('read')}
          </Button>
          <Typography sx={hintSx}>{t('readHint')}</Typography>
        </div>
      )}
      {messages && (
        <RecordChoice>
          {actions.map((action) => (
            <Button
              key={action}
              tone={action === 'remove' ? 'error' : action === 'warn' ? undefined : 'success'}
              icon={action === 'remove' ? 'close' : action === 'warn' ? 'warning' : 'check'}
              aria-haspopup="dialog"
              busy={busy}
              onClick={() => onAction(messageCase, action)}
            >
              {rich(t, action, { sender, hidden: visuallyHidden })}
            </Button>
          ))}
        </RecordChoice>
      )}
    </RecordCard>
  );
}

const noteSx = { mt: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
const hintSx = { mt: 1, color: 'text.secondary', fontSize: 'var(--t-sm)' };
