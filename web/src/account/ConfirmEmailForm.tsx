import { confirmationCodeRules } from '@mandap/api/rules/account';
import { object } from 'yup';
import { useSubmit } from '../lib/useSubmit';
import { Button } from '../ui/Button';
import { OtpInput } from '../ui/OtpInput';
import { useToast } from '../ui/useToast';
import { ConfirmEmailDocument, RequestEmailConfirmationDocument } from './ConfirmEmail.generated';
import styles from './form.module.css';

interface ConfirmEmailFormProps {
  /** The address that the code was sent to. */
  email: string;
}

/** Asks for the emailed code, and sends another one on demand. */
export function ConfirmEmailForm({ email }: ConfirmEmailFormProps) {
  const toast = useToast();
  const confirming = useSubmit({
    initial: { code: '' },
    rules: confirmationCodeRules,
    mutation: ConfirmEmailDocument,
    variables: ({ code }) => ({ code }),
    payload: ({ confirmEmail }) => confirmEmail,
    onDone: () => void toast.show({ status: 'success', text: 'Your email is confirmed.' }),
  });
  const requesting = useSubmit({
    initial: {},
    rules: object({}),
    mutation: RequestEmailConfirmationDocument,
    variables: () => ({}),
    payload: ({ requestEmailConfirmation }) => requestEmailConfirmation,
    onDone: () => {
      confirming.reset();
      toast.show({ status: 'success', text: `A new code is on its way to ${email}.` });
    },
  });
  return (
    <>
      <form className={styles.form} {...confirming.form}>
        <OtpInput {...confirming.field('code')} label="Code" autoFocus />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={confirming.busy}
          busyLabel="Checking…"
        >
          Confirm email
        </Button>
      </form>
      <form {...requesting.form}>
        <Button type="submit" variant="text" wide busy={requesting.busy} busyLabel="Sending…">
          Send a new code
        </Button>
      </form>
    </>
  );
}
