import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { CodeStep, EmailStep, PasswordStep } from '../../account/resetSteps';
import { useNextPath } from '../../account/useNextPath';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';

type Step =
  { name: 'email'; email: string } | { name: 'code'; email: string } | { name: 'password'; ticket: string };

/** Three steps at one address: the mailbox, its code, the new password; then the first again. */
export default function ForgotPasswordPage() {
  // The server knows nothing of it.
  const kept = useSyncExternalStore(neverChanges, keptEmail, () => undefined);
  const [chosen, setChosen] = useState<Step>();
  const login = useNextPath().keep(paths.login);
  const go = (next: Step) => {
    keepEmail(next.name === 'code' ? next.email : undefined);
    setChosen(next);
  };
  const step: Step = chosen ?? (kept ? { name: 'code', email: kept } : { name: 'email', email: '' });
  const { title, lead, form } = view(step, go, chosen !== undefined, login);
  return (
    <AuthFrame title={title} lead={lead} picture={2}>
      {form}
    </AuthFrame>
  );
}

const neverChanges = () => () => undefined;

/** Who waits for a code reads mail in between, and phones forget the page: its address is kept, never a code. */
const keptEmail = () => (window.history.state as { resetEmail?: string } | null)?.resetEmail;
const keepEmail = (resetEmail: string | undefined) =>
  window.history.replaceState({ ...window.history.state, resetEmail }, '');

function view(
  step: Step,
  go: (next: Step) => void,
  moved: boolean,
  login: string,
): { title: string; lead: ReactNode; form: ReactNode } {
  const start = (email = '') => go({ name: 'email', email });
  switch (step.name) {
    case 'email':
      return {
        title: 'Forgot Password',
        lead: (
          <>
            We mail you a code. Remembered it?{' '}
            <TextLink inline to={login}>
              Login
            </TextLink>
          </>
        ),
        form: (
          <EmailStep email={step.email} autoFocus={moved} onSent={(email) => go({ name: 'code', email })} />
        ),
      };
    case 'code':
      return {
        title: 'Verify OTP',
        lead: `If ${step.email} has an account here, a six-digit code is on its way. It is good for 10 minutes.`,
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
        title: 'Reset Password',
        lead: 'Choose a password that you use nowhere else.',
        form: <PasswordStep ticket={step.ticket} onOver={() => start()} />,
      };
  }
}

export const load = loadAuthFrame;
