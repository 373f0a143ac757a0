import Box from '@mui/material/Box';
import { formatList } from '@mandap/api/intl';
import { AttachmentList } from '../conversation/AttachmentList';
import { indianTimestamp } from '../lib/format';
import { Badge } from '../ui/mui/Badge';
import type { CaseMessageFragment } from './MessageCaseCard.generated';
import { t } from './messages.generated';

interface CaseMessagesProps {
  id: string;
  messages: readonly CaseMessageFragment[];
  isReported: boolean;
}

/** A held message, or a reported one with the messages around it. */
export const CaseMessages = ({ id: listId, messages, isReported }: CaseMessagesProps) => (
  <Box component="ol" id={listId} tabIndex={-1} aria-label={t('messages')} sx={listSx}>
    {messages.map(
      ({ id, createdAt, senderName, body, isRemoved, isSubject, attachmentNames, attachments }) => (
        <Box component="li" key={id} sx={[entrySx, isSubject && subjectSx]}>
          <Box sx={headSx}>
            <b>{senderName}</b>
            <time dateTime={createdAt}>{indianTimestamp(createdAt)}</time>
            {isSubject && <Badge tone="warning">{t(isReported ? 'subjectReported' : 'subjectHeld')}</Badge>}
          </Box>
          {isRemoved ? <i>{t('removed')}</i> : body}
          {isSubject && attachments.length > 0 ? (
            <AttachmentList attachments={attachments} />
          ) : (
            attachmentNames.length > 0 && (
              <Box sx={headSx}>
                {t('attachmentNames', { count: attachmentNames.length, names: formatList(attachmentNames) })}
              </Box>
            )
          )}
        </Box>
      ),
    )}
  </Box>
);

const listSx = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' };
const entrySx = {
  display: 'grid',
  gap: 1,
  minWidth: 0,
  padding: '10px 14px',
  borderRadius: 'var(--r-control)',
  background: 'var(--sunken)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
const subjectSx = { border: '1px solid var(--edge)', background: 'var(--surface)' };
const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
