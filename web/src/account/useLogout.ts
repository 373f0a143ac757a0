import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { useViewer } from '../app/useViewer';
import { outboxStore } from '../conversation/outboxStore';
import { failureOf } from '../lib/errors';
import { clearDrafts } from '../lib/formDraft';
import { beforeLeaving } from '../lib/useUnsavedChanges';
import { useToast } from '../ui/useToast';
import { LogoutDocument } from './Logout.generated';
import { t } from './messages.generated';
import { renewSession } from './renewSession';

/**
 * Ends the session on the server and in this tab, then goes to the home page. Asks for confirmation first if there are
 * unsaved changes.
 */
export function useLogout() {
  const apollo = useApolloClient();
  const viewerId = useViewer()?.id;
  const [logOut] = useMutation(LogoutDocument);
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const end = async () => {
    setBusy(true);
    try {
      await logOut();
    } catch (error) {
      const { code, message } = failureOf(error);
      // Already logged out elsewhere: that is a success.
      if (code !== 'UNAUTHENTICATED') {
        setBusy(false);
        toast.show({ status: 'error', text: t('stillLoggedIn', { message }) });
        return;
      }
    }
    clearDrafts();
    if (viewerId) outboxStore.clear(viewerId);
    await renewSession(apollo);
    await navigate(paths.home);
  };
  return { logOut: () => beforeLeaving(() => void end()), busy };
}
