import { confirmationCodeRules } from '@mandap/api/rules/account';
import { object } from 'yup';
import { useSubmit } from '../lib/useSubmit';
import { useToast } from '../ui/useToast';
import { ConfirmEmailDocument, RequestEmailConfirmationDocument } from './ConfirmEmail.generated';
import { Button } from '../ui/mui/Button';
import { CodeField } from '../ui/fields/CodeField';
import { Form } from '../ui/fields/Form';
import { t } from './auth.messages.generated';

interface ConfirmEmailFormProps {
  /** The address to which the code was sent. */
  email: string;
}

/** A form for the emailed code, which can also be resent. */
export function ConfirmEmailForm({ email }: ConfirmEmailFormProps) {
  const toast = useToast();
  const confirming = useSubmit({
    initial: { code: '' },
    rules: confirmationCodeRules,
    mutation: ConfirmEmailDocument,
    variables: ({ code }) => ({ code }),
    payload: ({ confirmEmail }) => confirmEmail,
    onDone: () => void toast.show({ status: 'success', text: t('emailConfirmed') }),
  });
  const requesting = useSubmit({
    initial: {},
    rules: object({}),
    mutation: RequestEmailConfirmationDocument,
    variables: () => ({}),
    payload: ({ requestEmailConfirmation }) => requestEmailConfirmation,
    onDone: () => {
      confirming.reset();
      toast.show({ status: 'success', text: t('codeOnItsWay', { email }) });
    },
  });
  return (
    <>
      <Form {...confirming.form}>
        <CodeField {...confirming.field('code')} label={t('code')} autoFocus />
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          busy={confirming.busy}
          busyLabel={t('checking')}
        >
          {t('confirmEmail')}
        </Button>
      </Form>
      <Form {...requesting.form}>
        <Button type="submit" variant="text" fullWidth busy={requesting.busy} busyLabel={t('sending')}>
          {t('sendANewCode')}
        </Button>
      </Form>
    </>
  );
}
