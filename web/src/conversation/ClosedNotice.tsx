import { Notice } from '../ui/mui/Notice';
import { t } from './messages.generated';

interface ClosedNoticeProps {
  booking: { blockedByMe: boolean };
  /** Name of the other party. */
  name: string;
}

/** Says that the parties of a booking can't write to each other. Doesn't tell that the other party has blocked. */
export function ClosedNotice({ booking: { blockedByMe }, name }: ClosedNoticeProps) {
  return <Notice tone="info">{blockedByMe ? t('blocked', { name }) : t('closed')}</Notice>;
}
