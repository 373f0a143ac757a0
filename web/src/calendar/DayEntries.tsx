import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { Badge } from '../ui/mui/Badge';
import { visuallyHidden } from '../ui/visuallyHidden';
import { DeleteBlockedPeriodDocument, type BlockedPeriodEntryFragment } from './BlockedPeriod.generated';
import { DeleteEntryButton } from './DeleteEntryButton';
import { EntryButton } from './EntryButton';
import { lazyBlockDaysDialog, lazyOfflineBookingDialog } from './lazyEntryDialogs';
import { t } from './messages.generated';
import { DeleteOfflineBookingDocument, type OfflineBookingEntryFragment } from './OfflineBooking.generated';
import { periodDays } from './periodDays';

interface DayEntriesProps {
  blockedPeriods: readonly BlockedPeriodEntryFragment[];
  offlineBookings: readonly OfflineBookingEntryFragment[];
  onChanged: () => Promise<void>;
}

/** The owner's own entries on a day of the calendar. */
export const DayEntries = ({ blockedPeriods, offlineBookings, onChanged }: DayEntriesProps) => (
  <>
    {blockedPeriods.map((period) => (
      <BlockedPeriodEntry key={period.id} period={period} onChanged={onChanged} />
    ))}
    {offlineBookings.map((booking) => (
      <OfflineBookingEntry key={booking.id} booking={booking} onChanged={onChanged} />
    ))}
  </>
);

interface EntryProps {
  title: string;
  badge: ReactNode;
  facts: readonly string[];
  actions: ReactNode;
}

const Entry = ({ title, badge, facts, actions }: EntryProps) => (
  <Box component="article" sx={entrySx}>
    <Box component="header" sx={headSx}>
      <h3>{title}</h3>
      {badge}
    </Box>
    {facts.map((fact) => (
      <Typography key={fact} sx={factSx}>
        {fact}
      </Typography>
    ))}
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, marginLeft: -2 }}>
      {actions}
    </Stack>
  </Box>
);

interface BlockedPeriodEntryProps {
  period: BlockedPeriodEntryFragment;
  onChanged: () => Promise<void>;
}

function BlockedPeriodEntry({ period, onChanged }: BlockedPeriodEntryProps) {
  const days = periodDays(period);
  return (
    <Entry
      title={days}
      badge={<Badge icon="lock">{t('blocked')}</Badge>}
      facts={period.note ? [period.note] : []}
      actions={
        <>
          <EntryButton dialog={lazyBlockDaysDialog} entry={period} text onChanged={onChanged}>
            {rich(t, 'editEntry', { entry: days, hidden: visuallyHidden })}
          </EntryButton>
          <DeleteEntryButton
            mutation={DeleteBlockedPeriodDocument}
            id={period.id}
            title={t('unblockTitle')}
            effect={t('unblockEffect', { days })}
            confirmLabel={t('unblock')}
            deletedMessage={t('daysUnblocked', { days })}
            failureMessage={(message) => t('daysNotUnblocked', { message })}
            onChanged={onChanged}
          >
            {rich(t, 'unblockEntry', { entry: days, hidden: visuallyHidden })}
          </DeleteEntryButton>
        </>
      }
    />
  );
}

interface OfflineBookingEntryProps {
  booking: OfflineBookingEntryFragment;
  onChanged: () => Promise<void>;
}

function OfflineBookingEntry({ booking, onChanged }: OfflineBookingEntryProps) {
  const { id, name, note, typeOfEvent, guests, date, imported } = booking;
  const event = [typeOfEvent, guests && t('guestCount', { guests })].filter(Boolean).join(', ');
  return (
    <Entry
      title={name}
      badge={<Badge tone="info">{t(imported ? 'imported' : 'offline')}</Badge>}
      facts={[event, note].filter(Boolean)}
      actions={
        <>
          <EntryButton dialog={lazyOfflineBookingDialog} entry={booking} text onChanged={onChanged}>
            {rich(t, 'editEntry', { entry: name, hidden: visuallyHidden })}
          </EntryButton>
          <DeleteEntryButton
            mutation={DeleteOfflineBookingDocument}
            id={id}
            title={t('deleteTitle')}
            effect={t('deleteEffect', { name, date: indianDate(date) })}
            confirmLabel={t('delete')}
            deletedMessage={t('bookingDeleted', { name })}
            failureMessage={(message) => t('bookingNotDeleted', { message })}
            onChanged={onChanged}
          >
            {rich(t, 'deleteEntry', { entry: name, hidden: visuallyHidden })}
          </DeleteEntryButton>
        </>
      }
    />
  );
}

const entrySx = {
  display: 'grid',
  gap: 0.5,
  paddingBlock: '14px 6px',
  borderTop: '1px solid var(--line)',
};
const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
  '& h3': {
    fontFamily: 'inherit',
    fontSize: 'var(--t-body)',
    fontWeight: 600,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
  },
};
const factSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
  overflowWrap: 'anywhere',
};
