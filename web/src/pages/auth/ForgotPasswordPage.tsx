import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { CodeStep, EmailStep, PasswordStep } from '../../account/resetSteps';
import { useNextPath } from '../../account/useNextPath';
import { paths } from '../../app/paths';
import { rich } from '../../lib/rich';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';
import { t } from './messages.generated';

type Step =
  { name: 'email'; email: string } | { name: 'code'; email: string } | { name: 'password'; ticket: string };

/** Password reset in three steps at one URL: email, code, new password. */
export default function ForgotPasswordPage() {
  // Undefined on the server, which has no history state.
  const restoredEmail = useSyncExternalStore(neverChanges, storedEmail, () => undefined);
  const [chosen, setChosen] = useState<Step>();
  const login = useNextPath().withNext(paths.login);
  const go = (next: Step) => {
    storeEmail(next.name === 'code' ? next.email : undefined);
    setChosen(next);
  };
  const step: Step =
    chosen ?? (restoredEmail ? { name: 'code', email: restoredEmail } : { name: 'email', email: '' });
  const { title, subtitle, form } = view(step, go, chosen !== undefined, login);
  return (
    <AuthFrame title={title} subtitle={subtitle} picture={2}>
      {form}
    </AuthFrame>
  );
}

const neverChanges = () => () => undefined;

/** Phones may discard the page while its user reads the email, so history state holds the address, but never a code. */
const storedEmail = () => (window.history.state as { resetEmail?: string } | null)?.resetEmail;
const storeEmail = (resetEmail: string | undefined) =>
  window.history.replaceState({ ...window.history.state, resetEmail }, '');

function view(
  step: Step,
  go: (next: Step) => void,
  moved: boolean,
  login: string,
): { title: string; subtitle: ReactNode; form: ReactNode } {
  const start = (email = '') => go({ name: 'email', email });
  switch (step.name) {
    case 'email':
      return {
        title: t('forgotPassword'),
        subtitle: (
          <>
            {rich(t, 'forgotPasswordLead', {
              link: (text) => (
                <TextLink inline to={login}>
                  {text}
                </TextLink>
              ),
            })}
          </>
        ),
        form: (
          <EmailStep email={step.email} autoFocus={moved} onSent={(email) => go({ name: 'code', email })} />
        ),
      };
    case 'code':
      return {
        title: t('verifyOTP'),
        subtitle: t('codeSent', { email: step.email }),
        form: (
          <CodeStep
            email={step.email}
            onVerified={(ticket) => go({ name: 'password', ticket })}
            onBack={() => start(step.email)}
          />
        ),
      };
    case 'password':
      return {
        title: t('resetPassword'),
        subtitle: t('choosePassword'),
        form: <PasswordStep ticket={step.ticket} onOver={() => start()} />,
      };
  }
}

export const load = loadAuthFrame;
