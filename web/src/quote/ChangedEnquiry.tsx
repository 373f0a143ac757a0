import Box from '@mui/material/Box';
import { indianDate } from '../lib/format';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { t } from './editor.messages.generated';
import type { QuoteBookingFragment } from './Quote.generated';
import type { QuoteValues } from './quoteForm';

interface ChangedEnquiryProps {
  booking: Pick<QuoteBookingFragment, 'date' | 'guests'>;
  quoted: Pick<QuoteValues, 'date' | 'guests'>;
  /** The business has compared its quote with the changed enquiry. */
  onChecked: () => void;
}

/** Warns that the couple has changed the enquiry since the quote was begun. */
export function ChangedEnquiry({ booking, quoted, onChecked }: ChangedEnquiryProps) {
  const { date, guests } = booking;
  const isChanged = quoted.date !== date || quoted.guests !== guests;
  return (
    <Box role="status" sx={{ '&:not(:empty)': { mb: 4 } }}>
      {isChanged && (
        <Notice tone="warning">
          <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
            {t('enquiryChanged', { date: indianDate(date), guests })}
            <Button size="small" data-check onClick={onChecked}>
              {t('changeChecked')}
            </Button>
          </Box>
        </Notice>
      )}
    </Box>
  );
}
