import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignupForm } from '../../account/SignupForm';
import { useNextPath } from '../../account/useNextPath';
import { paths } from '../../app/paths';
import { rich } from '../../lib/rich';
import { Dialog } from '../../ui/Dialog';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import { LoggedIn } from './LoggedIn';
import { Button } from '../../ui/mui/Button';
import { t } from './messages.generated';

const SHOWN_MS = 3000;

/** The sign-up form and its success message, which leads to `next` or to the login. */
export default function SignupPage() {
  const navigate = useNavigate();
  const { next, withNext } = useNextPath();
  // The login page redirects users who are logged in by then.
  const onward = next ?? paths.login;
  const [registered, setRegistered] = useState(false);

  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => void navigate(onward, { replace: true }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [registered, navigate, onward]);

  const leave = () => void navigate(onward, { replace: true });
  return (
    <AuthFrame
      title={t('signUp')}
      picture={1}
      subtitle={
        <>
          {rich(t, 'alreadyHaveAccount', {
            link: (text) => (
              <TextLink inline to={withNext(paths.login)}>
                {text}
              </TextLink>
            ),
          })}
        </>
      }
    >
      <LoggedIn />
      <SignupForm onRegistered={() => setRegistered(true)} />
      <Dialog
        open={registered}
        onClose={leave}
        title={t('registered')}
        size="small"
        actions={
          <Button variant="primary" size="large" autoFocus onClick={leave}>
            {t('continue')}
          </Button>
        }
      >
        <p>{t('welcome')}</p>
      </Dialog>
    </AuthFrame>
  );
}

export const load = loadAuthFrame;
