import { useState } from 'react';
import { spacedPhone } from '../lib/format';
import { useSimpleForm } from '../lib/useSimpleForm';
import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { NeedsScript } from '../ui/NeedsScript';
import { RequestCallBackDocument } from './CallBack.generated';
import { t } from './contact.messages.generated';
import styles from './CallBackBanner.module.css';

interface CallBackBannerProps {
  /** What the couple is looking for. */
  lookingFor?: 'venues' | 'vendors' | 'both';
}

/** Offers a call back and up to 30% discount. Submits a lead to the admins. */
export function CallBackBanner({ lookingFor = 'vendors' }: CallBackBannerProps) {
  const [called, setCalled] = useState<string>();
  return (
    <section className={styles.band} aria-labelledby="call-back">
      <div className={styles.text}>
        <h2 id="call-back">{t('callBackTitle')}</h2>
        <p>{t('callBackLead', { lookingFor })}</p>
      </div>
      <div className={styles.panel}>
        {called ? (
          // The focused submit button disappears with the form.
          <div className={styles.done} role="status" tabIndex={-1} ref={(done) => done?.focus()}>
            <h3>{t('thankYou')}</h3>
            <p>{t('callingYouOn', { called: spacedPhone(called) })}</p>
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
      <Input {...field('name')} label={t('name')} autoComplete="name" />
      <Input
        {...field('contact')}
        label={t('contact')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
      />
      <Input {...field('city')} label={t('city')} autoComplete="address-level2" />
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyLabel={t('sending')}>
        {t('callMeBack')}
      </Button>
      <NeedsScript />
    </form>
  );
}
