import { indianDate, lastEventDay, today } from '../lib/format';
import { DateField } from '../ui/fields/DateField';
import type { FieldBinding } from '../ui/fields/FieldBinding';
import { FieldStatus } from './FieldStatus';
import { t } from './date.messages.generated';
import { useDayAvailability } from './useDayAvailability';

interface EventDateFieldProps extends FieldBinding<string> {
  label: string;
  autoFocus?: boolean;
  /** The listing whose availability is checked; null once it is deleted. */
  listingId: string | null;
  /** Also says that a date is free. */
  showFree?: boolean;
}

/** The event date at a listing, with a warning if that date is fully booked. */
export function EventDateField({ listingId, showFree, ...field }: EventDateFieldProps) {
  const availability = useDayAvailability(listingId, field.value);
  return (
    <DateField
      {...field}
      min={today()}
      max={lastEventDay()}
      hint={
        availability === 'FULL' ? (
          <FieldStatus tone="warning">{t('fullyBooked')}</FieldStatus>
        ) : (
          <FieldStatus>
            {showFree &&
              (availability === 'FREE' || availability === 'LAST_PLACE') &&
              t('dayFree', { day: indianDate(field.value) })}
          </FieldStatus>
        )
      }
    />
  );
}
