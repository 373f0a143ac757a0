import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { onSessionEnded } from '../lib/endedSession';
import { rich } from '../lib/rich';
import { hasUnsavedChanges } from '../lib/useUnsavedChanges';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { visuallyHidden } from '../ui/visuallyHidden';
import { LinkButton } from '../ui/LinkButton';
import { t } from './messages.generated';
import { renewSession } from './renewSession';
import { SESSION_ENDED } from './sessionEndedState';

/**
 * Redirects to the login and back if the session ends on a page behind the login. If there are unsaved changes, the
 * page stays as it is and explains how to continue.
 */
export function EndedSession() {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const leaving = useRef(false);
  const [open, setOpen] = useState(false);
  const closed = useRef(false);
  const back = loginAndBack(pathname + search + hash);

  useEffect(
    () =>
      onSessionEnded((rejectedChange) => {
        if (hasUnsavedChanges()) {
          // Polls report it, too: they don't cover the form again, whose text may be being copied.
          if (rejectedChange || !closed.current) setOpen(true);
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
  const close = () => {
    closed.current = true;
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('sessionEnded')}
      size="small"
      actions={
        <>
          <Button variant="text" size="large" onClick={close}>
            {t('close')}
          </Button>
          <LinkButton to={back} variant="primary" size="large" target="_blank" rel="noopener" onClick={close}>
            {rich(t, 'logInInNewTab', { hidden: visuallyHidden })}
          </LinkButton>
        </>
      }
    >
      {t('draftStays')}
    </Dialog>
  );
}
