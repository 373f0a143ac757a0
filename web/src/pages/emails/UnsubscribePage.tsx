import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import {
  EmailSubscriptionDocument,
  SetEmailSubscriptionDocument,
} from '../../account/EmailPreferences.generated';
import { t as kindLabel } from '../../account/emails.messages.generated';
import { paths } from '../../app/paths';
import { useAddressHash } from '../../lib/useAddressHash';
import { refusalOf } from '../../lib/refusalOf';
import { Button } from '../../ui/mui/Button';
import { Notice } from '../../ui/mui/Notice';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from '../auth/AuthFrame';
import { t } from './messages.generated';

/**
 * Landing page of the unsubscribe links in emails, without a login. Unsubscribes on a button press only, because mail
 * scanners open links too.
 */
export default function UnsubscribePage() {
  const token = useAddressHash();
  return <Unsubscribe key={token} token={token} />;
}

function Unsubscribe({ token }: { token: string | undefined }) {
  const { data, error } = useQuery(EmailSubscriptionDocument, {
    variables: { token: token ?? '' },
    skip: !token,
    fetchPolicy: 'network-only',
  });
  const [setEmailSubscription, { loading: busy }] = useMutation(SetEmailSubscriptionDocument);
  const [enabledNow, setEnabledNow] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  const subscription = data?.emailSubscription;
  const enabled = enabledNow ?? subscription?.enabled;

  const set = async (isEnabled: boolean) => {
    const refusal = await refusalOf(
      setEmailSubscription({ variables: { token: token ?? '', enabled: isEnabled } }),
    );
    setProblem(refusal);
    if (!refusal) setEnabledNow(isEnabled);
  };

  const kind = subscription ? kindLabel(subscription.kind) : '';
  const isInvalid = token === '' || (data && !subscription);
  const view = isInvalid ? 'invalid' : !subscription ? 'loading' : enabled ? 'unsubscribe' : 'unsubscribed';
  const lead =
    view === 'unsubscribe' || view === 'unsubscribed' ? t(`${view}Lead`, { kind }) : t(`${view}Lead`);
  return (
    <AuthFrame title={t(`${view}Title`)} subtitle={lead} picture={0}>
      {view === 'unsubscribe' && (
        <Button variant="primary" size="large" fullWidth busy={busy} onClick={() => void set(false)}>
          {t('unsubscribe')}
        </Button>
      )}
      {view === 'unsubscribed' && (
        <Button
          size="large"
          fullWidth
          autoFocus={enabledNow === false}
          busy={busy}
          onClick={() => void set(true)}
        >
          {t('subscribeAgain')}
        </Button>
      )}
      {(problem ?? error) && (
        <Notice tone="error">{t('failed', { message: problem ?? error?.message ?? '' })}</Notice>
      )}
      <p>
        <TextLink to={paths.emailPreferences}>{t('allEmails')}</TextLink>
      </p>
    </AuthFrame>
  );
}

export const load = loadAuthFrame;
