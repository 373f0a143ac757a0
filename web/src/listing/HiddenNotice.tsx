import { Notice } from '../ui/Notice';
import type { HiddenNoticeFragment } from './HiddenNotice.generated';

interface HiddenNoticeProps {
  listing: HiddenNoticeFragment;
  /** Who looks at it. */
  viewerId: string | undefined;
}

/** Over the page of a listing that visitors do not see: its owner and the admins look at it as one would. */
export function HiddenNotice({ listing: { id, status }, viewerId }: HiddenNoticeProps) {
  if (status === 'APPROVED') return null;
  const state = status === 'PENDING' ? 'it waits for approval' : 'it was not approved';
  return (
    <Notice tone="warn">
      {id === viewerId
        ? `Only you see this page: ${state}. Visitors will see it like this.`
        : `Visitors do not see this page: ${state}.`}
    </Notice>
  );
}
