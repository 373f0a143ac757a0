import { EVENT_TYPES } from '@mandap/api/constants/event-type';
import { eventTypeLabel } from '@mandap/api/labels/event-type';
import { lastEventDay, today } from '../lib/format';
import { FormGrid } from '../ui/FormGrid';
import { Input } from '../ui/Input';
import { Select } from '../ui/Select';
import { Textarea } from '../ui/Textarea';
import { ContactInput } from './ContactInput';
import type { EnquiryField } from './enquiryValues';
import { t } from './messages.generated';

interface EnquiryFieldsProps {
  field: EnquiryField;
  /** Shows this type, which the form sends, instead of a choice. */
  fixedType?: string;
}

/** The eight fields of a general enquiry. */
export function EnquiryFields({ field, fixedType }: EnquiryFieldsProps) {
  return (
    <FormGrid>
      <Input {...field('name')} label={t('name')} autoComplete="name" span="phoneRow" />
      <ContactInput {...field('contact')} />
      <Input {...field('date')} label={t('date')} type="date" min={today()} max={lastEventDay()} />
      <Input {...field('guests')} label={t('guests')} type="number" inputMode="numeric" min={1} />
      <Input {...field('location')} label={t('location')} autoComplete="address-level2" />
      {fixedType ? (
        <Input {...field('typeOfEvent')} label={t('typeOfEvent')} value={fixedType} readOnly />
      ) : (
        <Select {...field('typeOfEvent')} label={t('typeOfEvent')}>
          <option value="">{t('select')}</option>
          {EVENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {eventTypeLabel(type)}
            </option>
          ))}
        </Select>
      )}
      <Input {...field('address')} label={t('address')} autoComplete="street-address" span="row" />
      <Textarea {...field('message')} label={t('messageOptional')} rows={3} span="row" />
    </FormGrid>
  );
}
