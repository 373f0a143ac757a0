import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SignupForm } from '../../account/SignupForm';
import { useNextPath } from '../../account/useNextPath';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import { LoggedIn } from './LoggedIn';

const SHOWN_MS = 3000;

/** The sign-up, and the message after which it leads on: to the page that was asked for, or to the login's. */
export default function SignupPage() {
  const navigate = useNavigate();
  const { next, keep } = useNextPath();
  // Somebody who is logged in by then is sent on from there.
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
      title="Sign Up"
      picture={1}
      lead={
        <>
          Already have an account?{' '}
          <TextLink inline to={keep(paths.login)}>
            Sign in
          </TextLink>
        </>
      }
    >
      <LoggedIn />
      <SignupForm onRegistered={() => setRegistered(true)} />
      <Dialog
        open={registered}
        onClose={leave}
        title="Registration Successful!!"
        size="small"
        actions={
          <Button variant="primary" size="large" autoFocus onClick={leave}>
            Continue
          </Button>
        }
      >
        <p>Welcome to Mandap. You’re logged in to your new account.</p>
      </Dialog>
    </AuthFrame>
  );
}

export const load = loadAuthFrame;
