import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-in';
import { useCloseOnBack } from '../../lib/useCloseOnBack';
import { t } from '../messages.generated';

interface CalendarPopoverProps {
  open: boolean;
  /** The button to which the popover is anchored. */
  anchor: () => HTMLElement | null;
  /** The selected day and the limits, as YYYY-MM-DD; '' without a selection. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
  onClose: () => void;
}

/** A calendar popover for choosing one day. */
export default function CalendarPopover({
  open,
  anchor,
  value,
  min,
  max,
  onChange,
  onClose,
}: CalendarPopoverProps) {
  useCloseOnBack(open, onClose);
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('chooseDay'), elevation: 8 } }}
    >
      {/* Weeks begin on Monday, as in the calendars of owners. */}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-in">
        <DateCalendar
          autoFocus
          value={toDay(value)}
          minDate={toDay(min) ?? undefined}
          maxDate={toDay(max) ?? undefined}
          onChange={(day: Dayjs | null, state) => {
            if (!day?.isValid() || state !== 'finish') return;
            onChange(day.format('YYYY-MM-DD'));
            onClose();
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}

const toDay = (iso: string | undefined): Dayjs | null => (iso ? dayjs(iso) : null);
