import { useInboxVersion } from '../../account/useInboxVersion';
import { moveFocusToMain } from '../../lib/moveFocusToMain';

/** Reloads the list when polling finds a new message, or one that another admin has read. */
export function useEnquiryUpdates(reload: () => Promise<unknown>): void {
  useInboxVersion(async () => {
    const focused = document.activeElement;
    await reload();
    if (!focused?.isConnected) moveFocusToMain();
  });
}
