import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { onSessionEnded } from '../lib/endedSession';
import { hasUnsavedChanges } from '../lib/useUnsavedChanges';
import { lazyPart } from '../ui/lazyPart';
import { renewSession } from './renewSession';
import { SESSION_ENDED } from './sessionEndedState';

const EndedSessionDialog = lazyPart(() =>
  import('./EndedSessionDialog').then(({ EndedSessionDialog }) => ({ default: EndedSessionDialog })),
);

/**
 * Redirects to the login and back if the session ends on a page behind the login. If there are unsaved changes, the
 * page stays as it is and explains how to continue.
 */
export function EndedSession() {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const leaving = useRef(false);
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const back = loginAndBack(pathname + search + hash);

  useEffect(
    () =>
      onSessionEnded((rejectedChange) => {
        if (hasUnsavedChanges()) {
          // Polls report it, too: they don't cover the form again, whose text may be being copied.
          setDialog((before) => (rejectedChange || before === 'unused' ? 'open' : before));
          return;
        }
        // Several responses may report it at once.
        if (leaving.current) return;
        leaving.current = true;
        void renewSession(apollo)
          .then(() => navigate(back, { state: SESSION_ENDED }))
          .finally(() => (leaving.current = false));
      }),
    [apollo, navigate, back],
  );
  return dialog === 'unused' ? null : (
    <Suspense fallback={null}>
      <EndedSessionDialog open={dialog === 'open'} onClose={() => setDialog('closed')} login={back} />
    </Suspense>
  );
}
