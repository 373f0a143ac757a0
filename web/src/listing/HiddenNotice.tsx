import { Notice } from '../ui/Notice';
import type { HiddenNoticeFragment } from './HiddenNotice.generated';
import styles from './HiddenNotice.module.css';

interface HiddenNoticeProps {
  listing: HiddenNoticeFragment;
  /** Who looks at it. */
  viewerId: string | undefined;
}

const STATE = { PENDING: 'it waits for approval', REJECTED: 'it was not approved' };

/** Over the page of a listing that visitors do not see: its owner and the admins look at it as one would. */
export function HiddenNotice({ listing: { id, status }, viewerId }: HiddenNoticeProps) {
  if (status === 'APPROVED') return null;
  return (
    <div className={styles.notice}>
      <Notice tone="warn">
        {status === 'SUSPENDED'
          ? 'This listing is suspended. Visitors see that it’s currently not available.'
          : id === viewerId
            ? `Only you see this page: ${STATE[status]}. Visitors will see it like this.`
            : `Visitors do not see this page: ${STATE[status]}.`}
      </Notice>
    </div>
  );
}
