import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LoginLinkForm } from '../../account/LoginLinkForm';
import { loginTargetOf, type LoginTarget } from '../../account/loginTarget';
import { useNextPath } from '../../account/useNextPath';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';

const NOTHING_TYPED: LoginTarget = { email: '', role: 'user' };

/** Requests a one-time login link: for people who are locked out of the password login, or don't know the password. */
export default function LoginLinkPage() {
  const { next, keep } = useNextPath();
  const location = useLocation();
  // The server doesn't know the history's state.
  const hydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const [sent, setSent] = useState<LoginTarget>();
  const [again, setAgain] = useState<LoginTarget>();
  const typed = again ?? (hydrated ? loginTargetOf(location.state) : undefined);

  return (
    <AuthFrame
      title={sent ? 'Check your email' : 'Email me a login link'}
      lead={
        sent
          ? `If ${sent.email} has a ${sent.role} account, a login link is on its way. It’s valid for 10 minutes and only works in this browser.`
          : 'The link logs you in without a password.'
      }
      picture={0}
    >
      {sent ? (
        <Button
          wide
          autoFocus
          onClick={() => {
            setAgain(sent);
            setSent(undefined);
          }}
        >
          Send another link
        </Button>
      ) : (
        <LoginLinkForm
          key={typed ? 'typed' : 'empty'}
          initial={typed ?? NOTHING_TYPED}
          next={next}
          autoFocus={again !== undefined}
          onSent={setSent}
        />
      )}
      <div className={styles.links}>
        <TextLink to={keep(paths.login)}>Log in with your password</TextLink>
      </div>
    </AuthFrame>
  );
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

export const load = loadAuthFrame;
