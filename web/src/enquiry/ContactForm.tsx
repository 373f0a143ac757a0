import { useHash } from '../lib/useHash';
import { useSimpleForm } from '../lib/useSimpleForm';
import { Button } from '../ui/Button';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { NeedsScript } from '../ui/NeedsScript';
import { Textarea } from '../ui/Textarea';
import { useToast } from '../ui/useToast';
import { SendContactMessageDocument } from './Contact.generated';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  /** Hash of links to the form; with it, the first field gets the focus. */
  hash: string;
}

/** A message to Mandap itself. */
export function ContactForm({ hash }: ContactFormProps) {
  const toast = useToast();
  const { field, form, busy } = useSimpleForm({
    names: ['name', 'contact', 'location', 'message'],
    mutation: SendContactMessageDocument,
    variables: (input) => ({ input }),
    payload: ({ sendContactMessage }) => sendContactMessage,
    onDone: () => {
      form.ref.current?.reset();
      toast.show({ status: 'success', text: 'Message sent. We will call you.' });
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
        <Input {...field('name')} label="Name" autoComplete="name" span="row" />
        <Input
          {...field('contact')}
          label="Contact"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint="Ten digits"
        />
        <Input
          {...field('location')}
          label="Location"
          autoComplete="address-level2"
          hint="The city you are writing from"
        />
        <Textarea {...field('message')} label="Message" rows={5} span="row" />
      </FormGrid>
      <div>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Sending…">
          Send message
        </Button>
      </div>
      <NeedsScript />
    </form>
  );
}
