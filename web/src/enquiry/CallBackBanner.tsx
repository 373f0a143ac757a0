import { useState } from 'react';
import { spacedPhone } from '../lib/format';
import { useSimpleForm } from '../lib/useSimpleForm';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { NeedsScript } from '../ui/NeedsScript';
import { RequestCallBackDocument } from './CallBack.generated';
import styles from './CallBackBanner.module.css';

interface CallBackBannerProps {
  /** Who is looked for: "vendors", "venues". */
  what?: string;
}

/** The maroon band that offers a call back, and up to 30% discount. What it sends is a lead for the admins. */
export function CallBackBanner({ what = 'vendors' }: CallBackBannerProps) {
  const [called, setCalled] = useState<string>();
  return (
    <section className={styles.band} aria-labelledby="call-back">
      <div className={styles.text}>
        <h2 id="call-back">A call back, and up to 30% discount</h2>
        <p>
          Leave your number and the city of the wedding. One of us calls you, asks what you have in mind and
          names {what} that suit, with up to 30% discount where they offer it. It costs nothing and books
          nothing.
        </p>
      </div>
      <div className={styles.panel}>
        {called ? (
          // The button that had the focus has gone with the form.
          <div className={styles.done} role="status" tabIndex={-1} ref={(done) => done?.focus()}>
            <h3>Thank you</h3>
            <p>We will call you on {spacedPhone(called)}.</p>
          </div>
        ) : (
          <CallBackForm onDone={setCalled} />
        )}
      </div>
    </section>
  );
}

function CallBackForm({ onDone }: { onDone: (contact: string) => void }) {
  const { field, form, busy } = useSimpleForm({
    names: ['name', 'contact', 'city'],
    mutation: RequestCallBackDocument,
    variables: (input) => ({ input }),
    payload: ({ requestCallBack }) => requestCallBack,
    onDone: ({ contact }) => onDone(contact.trim()),
  });
  return (
    <form className={styles.form} {...form}>
      <Input {...field('name')} label="Name" autoComplete="name" />
      <Input
        {...field('contact')}
        label="Contact"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <Input {...field('city')} label="City" autoComplete="address-level2" />
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel="Sending…">
        Call me back
      </Button>
      <NeedsScript />
    </form>
  );
}
