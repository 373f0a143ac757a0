import { enquiryTypeLabel } from '@mandap/api/labels/enquiry';
import { Form } from '../ui/fields/Form';
import { EnquiryFields } from './EnquiryFields';
import { t } from './messages.generated';
import { useGeneralEnquiry } from './useGeneralEnquiry';
import { Button } from '../ui/mui/Button';

/** Form for hotel enquiries. */
export function HotelInquiryForm() {
  const { field, form, busy } = useGeneralEnquiry({ typeOfEvent: 'HOTEL_INQUIRY' });
  return (
    <Form gap={5} {...form}>
      <EnquiryFields field={field} fixedType={enquiryTypeLabel('HOTEL_INQUIRY')} />
      <div>
        <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={t('sending')}>
          {t('submit')}
        </Button>
      </div>
    </Form>
  );
}
