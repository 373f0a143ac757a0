import { EVENT_TYPES } from '@mandap/api/constants/booking';
import { lastEventDay, today } from '../lib/format';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Select } from '../ui/Select';
import { Textarea } from '../ui/Textarea';
import { ContactInput } from './ContactInput';
import type { EnquiryField } from './enquiryValues';

interface EnquiryFieldsProps {
  field: EnquiryField;
  /** The type is not asked: the page is about one. */
  fixedType?: string;
}

/** The eight fields of an enquiry to Mandap itself. */
export function EnquiryFields({ field, fixedType }: EnquiryFieldsProps) {
  return (
    <FormGrid>
      <Input {...field('name')} label="Name" autoComplete="name" span="phoneRow" />
      <ContactInput {...field('contact')} />
      <Input {...field('date')} label="Date" type="date" min={today()} max={lastEventDay()} />
      <Input {...field('guests')} label="Guests" type="number" inputMode="numeric" min={1} />
      <Input {...field('location')} label="Location" autoComplete="address-level2" />
      {fixedType ? (
        <Input {...field('typeOfEvent')} label="Type of Event" value={fixedType} readOnly />
      ) : (
        <Select {...field('typeOfEvent')} label="Type of Event">
          <option value="">Select</option>
          {EVENT_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      )}
      <Input {...field('address')} label="Address" autoComplete="street-address" span="row" />
      <Textarea {...field('message')} label="Message (optional)" rows={3} span="row" />
    </FormGrid>
  );
}
