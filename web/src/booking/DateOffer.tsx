import Box from '@mui/material/Box';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FieldsOf } from '../lib/fieldsOf';
import { indianDate, today } from '../lib/format';
import { moveFocusToMain } from '../lib/moveFocusToMain';
import { refusalOf } from '../lib/refusalOf';
import { rich } from '../lib/rich';
import { Button } from '../ui/mui/Button';
import { useToast } from '../ui/useToast';
import { visuallyHidden } from '../ui/visuallyHidden';
import {
  AcceptDateOfferDocument,
  DeclineDateOfferDocument,
  type BookingChangesFragment,
} from './BookingCard.generated';
import { t } from './messages.generated';

interface DateOfferProps {
  booking: FieldsOf<BookingChangesFragment>;
  offer: NonNullable<BookingChangesFragment['dateOffer']>;
  /** Called if the offer or the enquiry has changed meanwhile. */
  onOutdated: () => void;
  headingLevel?: 2 | 3;
}

/** The dates ahead that a business offers for a pending or expired enquiry: one press accepts a date or declines them all. */
export function DateOffer({ booking, offer, onOutdated, headingLevel = 3 }: DateOfferProps) {
  const { date, listingName } = booking;
  const [acceptDateOffer] = useMutation(AcceptDateOfferDocument);
  const [declineDateOffer] = useMutation(DeclineDateOfferDocument);
  const toast = useToast();
  const Heading = `h${headingLevel}` as const;
  /** The date that is being accepted, or 'none' while declining. */
  const [sending, setSending] = useState<string>();

  const answer = async (chosen: string) => {
    if (sending) return;
    setSending(chosen);
    const why = await refusalOf(
      chosen === 'none'
        ? declineDateOffer({ variables: { id: offer.id } })
        : acceptDateOffer({ variables: { id: offer.id, date: chosen } }),
    );
    if (why) onOutdated();
    toast.show(
      why
        ? { status: 'error', text: t('offerNotAnswered', { why }) }
        : chosen === 'none'
          ? {
              status: 'info',
              text:
                date < today()
                  ? t('expiredOfferDeclined', { listingName })
                  : t('offerDeclined', { listingName, date: indianDate(date) }),
            }
          : { status: 'success', text: t('offerAccepted', { listingName, date: indianDate(chosen) }) },
    );
    setSending(undefined);
    // The buttons were disabled, or are gone.
    moveFocusToMain();
  };

  return (
    <Box component="section" className="date-offer" sx={offerSx}>
      <Heading>{t('offerTitle', { listingName })}</Heading>
      <p>{t('offerHint', { date: indianDate(date) })}</p>
      <Box sx={datesSx}>
        {offer.dates
          .filter((day) => day >= today())
          .map((day) => (
            <Button
              key={day}
              icon="check"
              busy={sending === day}
              disabled={sending !== undefined && sending !== day}
              onClick={() => void answer(day)}
            >
              {t('acceptDate', { day: indianDate(day) })}
            </Button>
          ))}
        <Button
          variant="text"
          busy={sending === 'none'}
          disabled={sending !== undefined && sending !== 'none'}
          onClick={() => void answer('none')}
        >
          {rich(t, 'declineOffer', { hidden: visuallyHidden, listingName })}
        </Button>
      </Box>
    </Box>
  );
}

const offerSx = {
  display: 'grid',
  gap: 2.5,
  padding: '14px 16px',
  borderRadius: 'var(--r-control)',
  background: 'var(--sunken)',
  fontSize: 'var(--t-sm)',
  '& :is(h2, h3)': {
    font: 'inherit',
    fontWeight: 600,
  },
};
const datesSx = { display: 'grid', gap: 2 };
