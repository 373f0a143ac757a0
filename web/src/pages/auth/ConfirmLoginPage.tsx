import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LogInWithLinkDocument, RenewLoginLinkDocument } from '../../account/LoginLink.generated';
import { nextPath } from '../../account/nextPath';
import { renewSession } from '../../account/renewSession';
import { paths } from '../../app/paths';
import type { LoginLinkProblem } from '../../gql/types';
import { failureOf } from '../../lib/errors';
import { useAddressHash } from '../../lib/useAddressHash';
import { useToast } from '../../ui/useToast';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import { pathAfterLogin } from './loginReason';
import { Button } from '../../ui/mui/Button';
import { LinkButton } from '../../ui/mui/LinkButton';
import { Notice } from '../../ui/mui/Notice';
import { t } from './messages.generated';

type Status = { name: 'ready' | 'sent' } | { name: LoginLinkProblem; renewable: boolean };

/**
 * Landing page of emailed login links. Logs in on a button press only, because mail scanners open links too. The token
 * is in the URL hash, which browsers never send to a server.
 */
export default function ConfirmLoginPage() {
  const token = useAddressHash();
  // A second link opened in this tab changes only the hash, so the key resets the state.
  return <ConfirmLogin key={token} token={token} />;
}

function ConfirmLogin({ token }: { token: string | undefined }) {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [status, setStatus] = useState<Status>({ name: 'ready' });
  const [busy, setBusy] = useState(false);
  const [logInWithLink] = useMutation(LogInWithLinkDocument);
  const [renewLoginLink] = useMutation(RenewLoginLinkDocument);
  const [problem, setProblem] = useState<string>();

  /** Sends `request` and shows its error below the button. */
  const send = async (request: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await request();
    } catch (error) {
      setProblem(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const logIn = () =>
    send(async () => {
      const { data } = await logInWithLink({ variables: { token: token ?? '' } });
      const { role, next, problem, renewable } = data?.logInWithLink ?? {};
      if (!role) {
        setStatus({ name: problem ?? 'EXPIRED', renewable: renewable ?? false });
        return;
      }
      await renewSession(apollo);
      toast.show({ status: 'success', text: t('loginSuccessful') });
      const returnPath = next ? nextPath(new URLSearchParams({ next })) : null;
      await navigate(pathAfterLogin(returnPath, role), { replace: true });
    });
  const requestNewLink = () =>
    send(async () => {
      const { data } = await renewLoginLink({ variables: { token: token ?? '' } });
      setStatus(
        data?.renewLoginLink.userErrors.length ? { name: 'EXPIRED', renewable: false } : { name: 'sent' },
      );
    });

  const view = token === '' ? 'incomplete' : status.name;
  return (
    <AuthFrame title={t(`link.${view}`)} subtitle={t(`linkText.${view}`)} picture={0}>
      {token !== '' && status.name === 'ready' && (
        <Button
          variant="primary"
          size="large"
          fullWidth
          busy={busy || token === undefined}
          busyLabel={busy ? t('loggingIn') : undefined}
          onClick={() => void logIn()}
        >
          {t('logIn')}
        </Button>
      )}
      {'renewable' in status && status.renewable && (
        <Button
          variant="primary"
          size="large"
          fullWidth
          autoFocus
          busy={busy}
          busyLabel={t('sending')}
          onClick={() => void requestNewLink()}
        >
          {status.name === 'OTHER_BROWSER' ? t('emailLinkForThisBrowser') : t('emailNewLink')}
        </Button>
      )}
      {(token === '' || ('renewable' in status && !status.renewable)) && (
        <LinkButton to={paths.loginLink} variant="primary" size="large" fullWidth ref={focus}>
          {t('requestNewLink')}
        </LinkButton>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
    </AuthFrame>
  );
}

/** Focuses the element that replaces the focused button. */
const focus = (element: HTMLElement | null) => element?.focus();

export const load = loadAuthFrame;
