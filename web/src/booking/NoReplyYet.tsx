import Box from '@mui/material/Box';
import { Notice } from '../ui/mui/Notice';
import { TextLink } from '../ui/TextLink';
import type { BookingCardFragment } from './BookingCard.generated';
import { t } from './messages.generated';
import { useSimilarListings } from './useSimilarListings';

interface NoReplyYetProps {
  booking: BookingCardFragment & { listingId: string };
}

/** Says that the business hasn’t answered for days, and which similar listings are free on the date. */
export default function NoReplyYet({
  booking: { listingId, listingName, listingCity, date, guests },
}: NoReplyYetProps) {
  const listings = useSimilarListings({ listingId, date, guests }, listingCity);
  return (
    <Notice tone="info">
      {t('noReplyYet', { listingName })}
      {listings.length > 0 && (
        <>
          {' '}
          <span id={`free-instead-of-${listingId}`}>{t('freeOnYourDate')}</span>
          <Box component="ul" aria-labelledby={`free-instead-of-${listingId}`} sx={listSx}>
            {listings.map(({ id, label, to }) => (
              <li key={id}>
                <TextLink inline to={to}>
                  {label}
                </TextLink>
              </li>
            ))}
          </Box>
        </>
      )}
    </Notice>
  );
}

const listSx = { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', mt: 1 };
