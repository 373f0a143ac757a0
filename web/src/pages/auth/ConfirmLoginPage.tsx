import { useApolloClient } from '@apollo/client/react';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { LogInByLinkDocument, RenewLoginLinkDocument } from '../../account/LoginLink.generated';
import { nextPath } from '../../account/nextPath';
import { renewSession } from '../../account/renewSession';
import { paths } from '../../app/paths';
import type { LoginLinkProblem } from '../../gql/types';
import { failureOf } from '../../lib/errors';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { useToast } from '../../ui/useToast';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import { pathAfterLogin } from './loginReason';

type Status = { name: 'ready' | 'sent' } | { name: LoginLinkProblem; renewable: boolean };

/**
 * Where the link of a login email leads. Nothing happens until the button is pressed: mail scanners open links too. The
 * token is in the hash, which browsers send to no server.
 */
export default function ConfirmLoginPage() {
  // The server doesn't know it.
  const token = useSyncExternalStore(onHashChange, tokenInAddress, () => undefined);
  // Another link in the same tab changes the hash only.
  return <ConfirmLogin key={token} token={token} />;
}

function ConfirmLogin({ token }: { token: string | undefined }) {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [status, setStatus] = useState<Status>({ name: 'ready' });
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();

  /** Shows a failure of `request` under the button. */
  const send = async (request: () => Promise<void>) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      await request();
    } catch (error) {
      setTrouble(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  };
  const logIn = () =>
    send(async () => {
      const { data } = await apollo.mutate({
        mutation: LogInByLinkDocument,
        variables: { token: token ?? '' },
      });
      const { role, next, problem, renewable } = data?.logInByLink ?? {};
      if (!role) {
        setStatus({ name: problem ?? 'EXPIRED', renewable: renewable ?? false });
        return;
      }
      await renewSession(apollo);
      toast.show({ status: 'success', text: 'Login successful!' });
      const wanted = next ? nextPath(new URLSearchParams({ next })) : null;
      await navigate(pathAfterLogin(wanted, role), { replace: true });
    });
  const renew = () =>
    send(async () => {
      const { data } = await apollo.mutate({
        mutation: RenewLoginLinkDocument,
        variables: { token: token ?? '' },
      });
      setStatus(
        data?.renewLoginLink.userErrors.length ? { name: 'EXPIRED', renewable: false } : { name: 'sent' },
      );
    });

  const { title, text } = token === '' ? INCOMPLETE : VIEWS[status.name];
  return (
    <AuthFrame title={title} lead={text} picture={0}>
      {token !== '' && status.name === 'ready' && (
        <Button
          variant="primary"
          size="large"
          wide
          busy={busy || token === undefined}
          busyLabel={busy ? 'Logging in...' : undefined}
          onClick={() => void logIn()}
        >
          Log in
        </Button>
      )}
      {'renewable' in status && status.renewable && (
        <Button
          variant="primary"
          size="large"
          wide
          autoFocus
          busy={busy}
          busyLabel="Sending…"
          onClick={() => void renew()}
        >
          {status.name === 'OTHER_BROWSER' ? 'Email me a link for this browser' : 'Email me a new link'}
        </Button>
      )}
      {(token === '' || ('renewable' in status && !status.renewable)) && (
        <LinkButton to={paths.loginLink} variant="primary" size="large" wide ref={focus}>
          Request a new link
        </LinkButton>
      )}
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </AuthFrame>
  );
}

const tokenInAddress = () => window.location.hash.slice(1);

function onHashChange(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** It takes the place of a button that had the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

interface View {
  title: string;
  text: string;
}

const INCOMPLETE: View = {
  title: 'Incomplete link',
  text: 'Part of the link is missing. Copy the whole link from the email, or request a new one.',
};

const VIEWS: Record<Status['name'], View> = {
  ready: { title: 'Log in to Mandap', text: 'Continue in this browser, without a password.' },
  sent: {
    title: 'Check your email',
    text: 'A new login link is on its way. It’s valid for 10 minutes and only works in this browser.',
  },
  EXPIRED: {
    title: 'Link expired',
    text: 'A login link is valid for 10 minutes, and a newer one replaces it.',
  },
  USED: {
    title: 'Link already used',
    text: 'A login link works once. If you’re not logged in, request a new one.',
  },
  OTHER_BROWSER: {
    title: 'Link for another browser',
    text: 'This link only works in the browser where it was requested. Open it there, or get a link for this browser. If you didn’t request it, you can ignore the email.',
  },
};

export const load = loadAuthFrame;
