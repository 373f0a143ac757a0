import { useState, type ReactNode } from 'react';
import { CodeStep, EmailStep, PasswordStep } from '../../account/resetSteps';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame, loadAuthFrame } from './AuthFrame';

type Step =
  { name: 'email'; email: string } | { name: 'code'; email: string } | { name: 'password'; ticket: string };

/** Three steps at one address: the mailbox, its code, the new password; then the first again. */
export default function ForgotPasswordPage() {
  const [step, setStep] = useState<Step>({ name: 'email', email: '' });
  const [moved, setMoved] = useState(false);
  const go = (next: Step) => {
    setMoved(true);
    setStep(next);
  };
  const { title, lead, form } = view(step, go, moved);
  return (
    <AuthFrame title={title} lead={lead} picture={2}>
      {form}
    </AuthFrame>
  );
}

function view(
  step: Step,
  go: (next: Step) => void,
  moved: boolean,
): { title: string; lead: ReactNode; form: ReactNode } {
  const start = (email = '') => go({ name: 'email', email });
  switch (step.name) {
    case 'email':
      return {
        title: 'Forgot Password',
        lead: (
          <>
            We mail you a code. Remembered it?{' '}
            <TextLink inline to={paths.login}>
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
