import { Button } from '../ui/Button';
import { Input } from '../ui/Input';
import { ContactInput } from './ContactInput';
import type { EnquiryField } from './enquiryValues';
import styles from './WelcomeDialog.module.css';

interface StartFieldsProps {
  field: EnquiryField;
  /** The full form is loading. */
  busy: boolean;
}

/** The first three fields of an enquiry; the others follow with the full form. */
export const StartFields = ({ field, busy }: StartFieldsProps) => (
  <div className={styles.start}>
    <Input {...field('name')} label="Name" autoComplete="name" />
    <ContactInput {...field('contact')} />
    <Input {...field('location')} label="Location" autoComplete="address-level2" />
    <Button type="submit" variant="primary" busy={busy} busyLabel="Opening…" className={styles.continue}>
      Continue
    </Button>
  </div>
);
