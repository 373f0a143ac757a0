import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { failureOf } from '../lib/errors';
import { clearDrafts } from '../lib/formDraft';
import { beforeLeaving } from '../lib/useUnsavedChanges';
import { useToast } from '../ui/useToast';
import { LogoutDocument } from './Logout.generated';
import { renewSession } from './renewSession';

/** Ends the session on the server and in this tab, then goes home; asks first where something is not saved. */
export function useLogout() {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  const end = async () => {
    setBusy(true);
    try {
      await apollo.mutate({ mutation: LogoutDocument });
    } catch (error) {
      const { code, message } = failureOf(error);
      // Logged out elsewhere already: what was wanted is so.
      if (code !== 'UNAUTHENTICATED') {
        setBusy(false);
        toast.show({ status: 'error', text: `You are still logged in. ${message}` });
        return;
      }
    }
    clearDrafts();
    await renewSession(apollo);
    await navigate(paths.home);
  };
  return { logOut: () => beforeLeaving(() => void end()), busy };
}
