import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { withNext } from '../../account/nextPath';
import { SignupForm } from '../../account/SignupForm';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import { LoggedIn } from './LoggedIn';

const SHOWN_MS = 3000;

/** The sign-up, and the message after which it leads to the login. */
export default function SignupPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const login = withNext(paths.login, search);
  const [registered, setRegistered] = useState(false);

  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => void navigate(login), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [registered, navigate, login]);

  const leave = () => void navigate(login);
  return (
    <AuthFrame
      title="Sign Up"
      picture={1}
      lead={
        <>
          Already have an account?{' '}
          <TextLink inline to={login}>
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
            Login
          </Button>
        }
      >
        <p>Your account is ready. In a moment you can log in with it.</p>
      </Dialog>
    </AuthFrame>
  );
}

export const load = loadAuthFrame;
