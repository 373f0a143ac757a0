import { useHash } from '../lib/useHash';
import { useSimpleForm } from '../lib/useSimpleForm';
import { Button } from '../ui/Button';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { NeedsScript } from '../ui/NeedsScript';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { SendContactMessageDocument } from './Contact.generated';
import { t } from './contact.messages.generated';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  /** URL hash that focuses the first field. */
  hash: string;
}

/** Contact form for messages to Mandap. */
export function ContactForm({ hash }: ContactFormProps) {
  const toast = useToast();
  const { field, form, busy } = useSimpleForm({
    names: ['name', 'contact', 'location', 'message'],
    mutation: SendContactMessageDocument,
    variables: (input) => ({ input }),
    payload: ({ sendContactMessage }) => sendContactMessage,
    onDone: () => {
      form.ref.current?.reset();
      toast.show({ status: 'success', text: t('messageSent') });
    },
  });
  useHash(hash, () => {
    const first = form.ref.current?.querySelector('input');
    form.ref.current?.closest('section')?.scrollIntoView();
    first?.focus({ preventScroll: true });
  });
  return (
    <form className={styles.form} {...form}>
      <FormGrid>
        <Input {...field('name')} label={t('name')} autoComplete="name" span="row" />
        <Input
          {...field('contact')}
          label={t('contact')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={t('tenDigits')}
        />
        <Input
          {...field('location')}
          label={t('location')}
          autoComplete="address-level2"
          hint={t('locationHint')}
        />
        <Textarea {...field('message')} label={t('message')} rows={5} span="row" />
      </FormGrid>
      <div>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('sending')}>
          {t('sendMessage')}
        </Button>
      </div>
      <NeedsScript />
    </form>
  );
}
