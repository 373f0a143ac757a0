import Stack from '@mui/material/Stack';
import { EntryButton } from './EntryButton';
import { lazyBlockDaysDialog, lazyOfflineBookingDialog } from './lazyEntryDialogs';
import { t } from './messages.generated';

interface AddEntryButtonsProps {
  /** The selected day, if any. */
  day?: string;
  onChanged: () => void;
}

/** Buttons to block days and to add an offline booking. */
export const AddEntryButtons = ({ day, onChanged }: AddEntryButtonsProps) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
    <EntryButton dialog={lazyBlockDaysDialog} day={day} icon="lock" onChanged={onChanged}>
      {t('blockDays')}
    </EntryButton>
    <EntryButton dialog={lazyOfflineBookingDialog} day={day} icon="plus" onChanged={onChanged}>
      {t('addOfflineBooking')}
    </EntryButton>
  </Stack>
);
