import { useRef, useState } from 'react';
import { lazyComponent, useLazyComponent } from '../../lib/lazyComponent';
import { t } from '../messages.generated';
import { IconButton } from '../mui/IconButton';
import { useProblemToast } from '../useProblemToast';
import type { FieldBinding } from './FieldBinding';
import type { FieldLook } from './fieldLook';
import { TextField } from './TextField';

interface DateFieldProps extends FieldLook, FieldBinding<string> {
  /** First and last day, as YYYY-MM-DD. */
  min?: string;
  max?: string;
  autoFocus?: boolean;
  size?: 'small';
}

/** Loaded on demand: MUI X's calendar is large, and most people type the date or use their phone's picker. */
const lazyCalendar = lazyComponent(() =>
  import('./CalendarPopover').then(({ default: Calendar }) => Calendar),
);

/** A date field for typing or picking from a calendar. The value is YYYY-MM-DD, or '' while empty or incomplete. */
export function DateField({ value, min, max, onChange, ...field }: DateFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { component: Calendar, load, loading, problem, prefetch } = useLazyComponent(lazyCalendar);
  useProblemToast(problem);
  return (
    <>
      <TextField
        {...field}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={onChange}
        sx={{ '& ::-webkit-calendar-picker-indicator': { display: 'none' } }}
        end={
          <IconButton
            ref={button}
            edge="end"
            sx={{ color: 'var(--ink-2)' }}
            icon="calendar"
            label={t('chooseDay')}
            aria-haspopup="dialog"
            aria-busy={loading || undefined}
            {...prefetch}
            onClick={() => void load().then(setOpen)}
          />
        }
      />
      {Calendar && (
        <Calendar
          open={open}
          anchor={() => button.current}
          value={value}
          min={min}
          max={max}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
