import type { ComponentProps } from 'react';
import { indianDate, lastEventDay, today } from '../lib/format';
import { Icon } from '../ui/Icon';
import { Input } from '../ui/Input';
import styles from './EventDateInput.module.css';
import { useDayAvailability } from './useDayAvailability';

interface EventDateInputProps extends Omit<ComponentProps<typeof Input>, 'hint' | 'type' | 'min' | 'max'> {
  /** Whose calendar the date is checked against; null once the listing is deleted. */
  listingId: string | null;
  value: string;
}

/** The date of an event at a listing, with a warning as soon as a fully booked one is chosen. */
export function EventDateInput({ listingId, ...input }: EventDateInputProps) {
  const full = useDayAvailability(listingId, input.value) === 'FULL';
  return (
    <Input
      {...input}
      type="date"
      min={today()}
      max={lastEventDay()}
      hint={
        // Always there, so that screen readers announce what comes into it.
        <span role="status" className={styles.status}>
          {full && (
            <>
              <Icon name="warning" size="small" />
              {indianDate(input.value)} is fully booked. Choose another date or ask anyway.
            </>
          )}
        </span>
      }
    />
  );
}
