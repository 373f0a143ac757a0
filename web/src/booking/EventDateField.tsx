import Box from '@mui/material/Box';
import { indianDate, lastEventDay, today } from '../lib/format';
import { DateField } from '../ui/fields/DateField';
import type { FieldBinding } from '../ui/fields/FieldBinding';
import { Icon } from '../ui/Icon';
import { t } from './date.messages.generated';
import { useDayAvailability } from './useDayAvailability';

interface EventDateFieldProps extends FieldBinding<string> {
  label: string;
  autoFocus?: boolean;
  /** The listing whose availability is checked; null once it is deleted. */
  listingId: string | null;
}

/** The event date at a listing, with a warning if that date is fully booked. */
export function EventDateField({ listingId, ...field }: EventDateFieldProps) {
  const isFull = useDayAvailability(listingId, field.value) === 'FULL';
  return (
    <DateField
      {...field}
      min={today()}
      max={lastEventDay()}
      hint={
        // Always rendered, so that screen readers announce changes to it.
        <Box component="span" role="status" sx={warningSx}>
          {isFull && (
            <>
              <Icon name="warning" size="small" />
              {t('fullyBooked', { day: indianDate(field.value) })}
            </>
          )}
        </Box>
      }
    />
  );
}

const warningSx = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'start',
  color: 'var(--warning)',
  fontSize: 'var(--t-sm)',
  fontWeight: 500,
  '& svg': { flex: 'none', marginTop: '2px' },
};
