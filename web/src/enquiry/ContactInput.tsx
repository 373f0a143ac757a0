import { Input } from '../ui/Input';
import { contactDigits } from './contactDigits';
import type { EnquiryField } from './enquiryValues';

/** A phone number of ten digits; nothing else can be typed. */
export const ContactInput = ({ onChange, ...field }: ReturnType<EnquiryField>) => (
  <Input
    {...field}
    label="Contact"
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    span="phoneRow"
    onChange={(event) => {
      event.target.value = contactDigits(event.target.value);
      onChange(event);
    }}
  />
);
