import Typography from '@mui/material/Typography';
import { minutesLeft } from '../lib/format';
import { rich } from '../lib/rich';
import { Icon } from '../ui/Icon';
import { t } from './messages.generated';

/** Countdown while approvals are locked after too many wrong codes. Screen readers don't announce every second. */
export function LockNote({ seconds }: { seconds: number }) {
  return (
    <Typography sx={lockSx}>
      <Icon name="lock" size="small" />
      <span>
        {rich(t, 'locked', {
          timer: (text) => (
            <span role="timer" aria-live="off" className="tabular">
              {text}
            </span>
          ),
          remaining: minutesLeft(seconds),
        })}
      </span>
    </Typography>
  );
}

const lockSx = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  color: 'var(--error)',
  fontSize: 'var(--t-sm)',
  fontWeight: 500,
  '& svg': {
    flex: 'none',
  },
};
