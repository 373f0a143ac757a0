import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LoginLinkForm } from '../../account/LoginLinkForm';
import { loginTargetOf, type LoginTarget } from '../../account/loginTarget';
import { useNextPath } from '../../account/useNextPath';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, AuthLinks, loadAuthFrame } from './AuthFrame';
import { Button } from '../../ui/mui/Button';
import { t } from './messages.generated';

const NOTHING_TYPED: LoginTarget = { email: '', role: 'user' };

/** Requests a one-time login link, for people who are locked out or don't know their password. */
export default function LoginLinkPage() {
  const { next, withNext } = useNextPath();
  const location = useLocation();
  // False on the server, which has no history state.
  const hydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const [sent, setSent] = useState<LoginTarget>();
  const [again, setAgain] = useState<LoginTarget>();
  const typed = again ?? (hydrated ? loginTargetOf(location.state) : undefined);

  return (
    <AuthFrame
      title={sent ? t('checkYourEmail') : t('emailMeALoginLink')}
      subtitle={sent ? t('linkSent', { email: sent.email, role: sent.role }) : t('loginLinkLead')}
      picture={0}
    >
      {sent ? (
        <Button
          fullWidth
          autoFocus
          onClick={() => {
            setAgain(sent);
            setSent(undefined);
          }}
        >
          {t('sendAnotherLink')}
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
      <AuthLinks>
        <TextLink to={withNext(paths.login)}>{t('logInWithPassword')}</TextLink>
      </AuthLinks>
    </AuthFrame>
  );
}

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

export const load = loadAuthFrame;
