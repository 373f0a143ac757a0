import { Input } from '../ui/Input';
import { contactDigits } from './contactDigits';
import type { EnquiryField } from './enquiryValues';
import { t } from './messages.generated';

/** Input for a ten-digit phone number; drops all other characters. */
export const ContactInput = ({ onChange, ...field }: ReturnType<EnquiryField>) => (
  <Input
    {...field}
    label={t('contact')}
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
