import { Notice } from '../ui/Notice';
import type { HiddenNoticeFragment } from './HiddenNotice.generated';
import { t } from './detail.messages.generated';
import styles from './HiddenNotice.module.css';

interface HiddenNoticeProps {
  listing: HiddenNoticeFragment;
  /** ID of the current user. */
  viewerId: string | undefined;
}

/** Banner on a listing that isn't public, for its owner and for admins. */
export function HiddenNotice({ listing: { id, status }, viewerId }: HiddenNoticeProps) {
  if (status === 'APPROVED') return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warning">
        {status === 'SUSPENDED'
          ? t('ownerOfSuspended')
          : t(`${id === viewerId ? 'onlyOwner' : 'hiddenFromVisitors'}.${status}`)}
      </Notice>
    </div>
  );
}
