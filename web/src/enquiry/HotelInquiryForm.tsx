import { HOTEL_INQUIRY } from '@mandap/api/constants/enquiry';
import { Button } from '../ui/Button';
import styles from './ContactForm.module.css';
import { EnquiryFields } from './EnquiryFields';
import { useGeneralEnquiry } from './useGeneralEnquiry';

/** An enquiry about hotels. */
export function HotelInquiryForm() {
  const { field, form, busy } = useGeneralEnquiry({ typeOfEvent: HOTEL_INQUIRY });
  return (
    <form className={styles.form} {...form}>
      <EnquiryFields field={field} fixedType={HOTEL_INQUIRY} />
      <div>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Sending…">
          Submit
        </Button>
      </div>
    </form>
  );
}
