import Box from '@mui/material/Box';
import { useQuery } from '@apollo/client/react';
import { AVAILABILITY_DAYS_MAX } from '@mandap/api/constants/calendar';
import { enquiryRules } from '@mandap/api/rules/booking';
import { indianDate, lastEventDay, today } from '../lib/format';
import { useDebounced } from '../lib/useDebounced';
import type { NumberValue } from '../ui/fields/numberValue';
import { Button } from '../ui/mui/Button';
import { TextLink } from '../ui/TextLink';
import type { EnquiryListing } from './EnquiryListing';
import { FreeDaysDocument } from './FreeAlternatives.generated';
import { nearestFreeDays } from './nearestFreeDays';
import { t } from './enquiry.messages.generated';
import { useSimilarListings } from './useSimilarListings';

/** How far from the date other days are offered, in both directions: a closed season may last half a year. */
const REACH_DAYS = Math.floor((AVAILABILITY_DAYS_MAX - 1) / 2);
const OFFERED = 3;
const GUESTS_RULES = enquiryRules.pick(['guests']);
/** Milliseconds. */
const TYPING = 300;

interface FreeAlternativesProps {
  listing: EnquiryListing;
  /** A date on which the listing is full. */
  date: string;
  /** As typed. */
  guests: NumberValue;
  onChoose: (date: string) => void;
  /** Called before a similar listing opens in a new tab, which gets a copy of this tab’s drafts. */
  onOpenListing: (listingId: string) => void;
}

/** Other dates of a listing, and similar listings that are free on the date. */
export function FreeAlternatives({ listing, date, guests, onChoose, onOpenListing }: FreeAlternativesProps) {
  const days = useFreeDays(listing.id, date);
  const listings = useFreeListings(listing, date, guests);
  return (
    <Box sx={alternativesSx}>
      {days?.length === 0 && <span>{t('noFreeDates')}</span>}
      {days && days.length > 0 && (
        <Box role="group" aria-label={t('nearestFreeDates')} sx={rowSx}>
          <span>{t('nearestFreeDates')}</span>
          {days.map((day) => (
            <Button key={day} size="small" onClick={() => onChoose(day)}>
              {indianDate(day)}
            </Button>
          ))}
        </Box>
      )}
      {listings.length > 0 && (
        <Box sx={rowSx}>
          <span id="free-listings">{t('freeOnThatDay')}</span>
          <Box component="ul" aria-labelledby="free-listings" sx={rowSx}>
            {listings.map(({ id, label, to }) => (
              <li key={id}>
                <TextLink inline to={to} target="_blank" rel="opener" onClick={() => onOpenListing(id)}>
                  {label}
                </TextLink>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** Days that were free may be taken by now. */
const UP_TO_DATE = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** Returns undefined until they are loaded. */
function useFreeDays(listingId: string, date: string): string[] | undefined {
  const limits = [today(), lastEventDay()] as const;
  const { data } = useQuery(FreeDaysDocument, {
    variables: {
      listingId,
      from: [daysLater(date, -REACH_DAYS), limits[0]].sort()[1] ?? date,
      to: [daysLater(date, REACH_DAYS), limits[1]].sort()[0] ?? date,
    },
    ...UP_TO_DATE,
  });
  return data && nearestFreeDays(data.availability, date, OFFERED);
}

function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function useFreeListings(listing: EnquiryListing, date: string, typed: NumberValue) {
  const guests = useDebounced(typed, TYPING);
  const valid = GUESTS_RULES.isValidSync({ guests }) ? Number(guests) : null;
  return useSimilarListings({ listingId: listing.id, date, guests: valid }, listing.city);
}

const alternativesSx = {
  display: 'grid',
  gridColumn: '1 / -1',
  gap: 2,
  fontSize: 'var(--t-sm)',
};
const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
};
