import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { onSessionEnded } from '../lib/endedSession';
import { hasUnsavedChanges } from '../lib/useUnsavedChanges';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { LinkButton } from '../ui/LinkButton';
import { renewSession } from './renewSession';
import { SESSION_ENDED } from './sessionEndedState';

/**
 * On a page behind the login whose session has ended: leads to the login, and from there back. Where something is not
 * saved, the page stays as it is, and says how to go on.
 */
export function EndedSession() {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const leaving = useRef(false);
  const [open, setOpen] = useState(false);
  const back = loginAndBack(pathname + search + hash);

  useEffect(
    () =>
      onSessionEnded(() => {
        if (hasUnsavedChanges()) {
          setOpen(true);
          return;
        }
        // Several answers may say so at a time.
        if (leaving.current) return;
        leaving.current = true;
        void renewSession(apollo)
          .then(() => navigate(back, { state: SESSION_ENDED }))
          .finally(() => (leaving.current = false));
      }),
    [apollo, navigate, back],
  );
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title="Your session has ended"
      size="small"
      actions={
        <>
          <Button variant="text" size="large" onClick={() => setOpen(false)}>
            Close
          </Button>
          <LinkButton
            to={back}
            variant="primary"
            size="large"
            target="_blank"
            rel="noopener"
            onClick={() => setOpen(false)}
          >
            Log in<span className="visually-hidden"> (opens in a new tab)</span>
          </LinkButton>
        </>
      }
    >
      What you have written stays on this page. Log in again in a new tab, then come back here and save it.
    </Dialog>
  );
}
