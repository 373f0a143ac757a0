import Box from '@mui/material/Box';
import { EntryButton } from './EntryButton';
import { lazyBlockDaysDialog, lazyOfflineBookingDialog } from './lazyEntryDialogs';
import { t } from './messages.generated';

interface AddEntryButtonsProps {
  /** The selected day, if any. */
  day?: string;
  onChanged: () => Promise<void>;
}

/** Buttons to block days and to add an offline booking. */
export const AddEntryButtons = ({ day, onChanged }: AddEntryButtonsProps) => (
  <Box sx={buttonsSx}>
    <EntryButton dialog={lazyBlockDaysDialog} day={day} icon="lock" onChanged={onChanged}>
      {t('blockDays')}
    </EntryButton>
    <EntryButton dialog={lazyOfflineBookingDialog} day={day} icon="plus" onChanged={onChanged}>
      {t('addOfflineBooking')}
    </EntryButton>
  </Box>
);

/** Equal widths, side by side if both fit. */
const buttonsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))',
  gap: 2,
  maxWidth: 420,
};
