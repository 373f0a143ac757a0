import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { ContactInput } from './ContactInput';
import type { EnquiryField } from './enquiryValues';
import { t } from './messages.generated';
import styles from './WelcomeDialog.module.css';

interface StartFieldsProps {
  field: EnquiryField;
  /** The full form is loading. */
  busy: boolean;
}

/** The first three fields of the pop-up; the full form adds the rest. */
export const StartFields = ({ field, busy }: StartFieldsProps) => (
  <div className={styles.start}>
    <Input {...field('name')} label={t('name')} autoComplete="name" />
    <ContactInput {...field('contact')} />
    <Input {...field('location')} label={t('location')} autoComplete="address-level2" />
    <Button type="submit" variant="primary" busy={busy} busyLabel={t('opening')} className={styles.continue}>
      {t('continue')}
    </Button>
  </div>
);
