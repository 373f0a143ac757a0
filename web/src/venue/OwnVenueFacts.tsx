import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FACILITIES } from '@mandap/api/constants/venue';
import { facilityLabel, venueTypeLabel } from '@mandap/api/labels/venue';
import type { ReactNode } from 'react';
import { indianNumber, onRequest, placeName, rupees, spacedPhone } from '../lib/format';
import { cancellationText } from '../listing/cancellation';
import { Paragraphs } from '../listing/Paragraphs';
import { Badge } from '../ui/mui/Badge';
import { FoodMark } from '../ui/FoodMark';
import { Icon } from '../ui/Icon';
import { Panel } from '../ui/mui/Panel';
import { TermList } from '../ui/TermList';
import { FACILITY_ICONS } from './facilities';
import { t } from './owner.messages.generated';
import type { OwnVenueFragment } from './OwnVenue.generated';

const FACILITY_COUNT = FACILITIES.length;

/** All details of a venue, for its owner to view. */
export function OwnVenueFacts({ venue }: { venue: OwnVenueFragment }) {
  const { contact, maxGuests, dailyCapacity, types, facilities } = venue;
  return (
    <>
      <Panel title={t('aboutTheVenue')}>
        <TermList
          stacked
          terms={[
            { term: t('businessName'), value: venue.name || t('notAvailable') },
            { term: t('city'), value: placeName(venue.city, venue.state) || t('notAvailable') },
            { term: t('address'), value: venue.address || t('notAvailable') },
            { term: t('contact'), value: contact?.phone ? spacedPhone(contact.phone) : t('notAvailable') },
            {
              term: t('guestCapacity'),
              value: venue.guestCapacity ? withReading(venue.guestCapacity, maxGuests) : t('notAvailable'),
            },
            { term: t('bookingsADay'), value: dailyCapacity },
          ]}
        />
      </Panel>
      <Panel title={t('foodPackages')}>
        {venue.vegPrice === null && venue.nonVegPrice === null ? (
          <p>{onRequest()}</p>
        ) : (
          <Box component="dl" sx={pricesSx} className="tabular">
            <Price kind="veg" term={t('vegPrice')} amount={venue.vegPrice} />
            <Price kind="nonveg" term={t('nonVegPrice')} amount={venue.nonVegPrice} />
          </Box>
        )}
        {venue.foodPackages ? (
          <Paragraphs text={venue.foodPackages} />
        ) : (
          <Typography sx={noneSx}>{t('notAvailable')}</Typography>
        )}
      </Panel>
      <Panel title={t('description')}>
        <Words title={t('summary')} text={venue.summary} />
        <Words title={t('featuresOfVenue')} text={venue.features} />
        <Words title={t('howToReach')} text={venue.howToReach} />
      </Panel>
      <Panel title={t('policies')}>
        <Words title={t('cancellation')} text={cancellationText(venue.cancellation)} />
        <Words title={t('venuePolicies')} text={venue.policies} />
      </Panel>
      <Panel title={t('venueTypeAndFacilities')}>
        <Part title={t('venueType')}>
          {types.length > 0 ? (
            <Box component="ul" sx={typesSx}>
              {types.map((type) => (
                <li key={type}>
                  <Badge>{venueTypeLabel(type)}</Badge>
                </li>
              ))}
            </Box>
          ) : (
            <Typography sx={noneSx}>{t('notAvailable')}</Typography>
          )}
        </Part>
        <Part title={t('facilitiesOf', { count: facilities.length, facilityCount: FACILITY_COUNT })}>
          {facilities.length > 0 ? (
            <Box component="ul" sx={facilitiesSx}>
              {facilities.map((facility) => (
                <li key={facility}>
                  <Icon name={FACILITY_ICONS[facility]} />
                  {facilityLabel(facility)}
                </li>
              ))}
            </Box>
          ) : (
            <Typography sx={noneSx}>{t('notAvailable')}</Typography>
          )}
        </Part>
      </Panel>
    </>
  );
}

/** Appends the number used by filters, unless the text already says it: "300-600 guests". */
const withReading = (text: string, guests: number | null): string =>
  guests === null || text === String(guests)
    ? text
    : t('capacityReading', { text, guests: indianNumber(guests) });

function Price({ kind, term, amount }: { kind: 'veg' | 'nonveg'; term: string; amount: number | null }) {
  return (
    <div>
      <dt>
        <FoodMark kind={kind} />
        {term}
      </dt>
      <dd>
        <b>{rupees(amount)}</b> {amount !== null && t('perPlate')}
      </dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={partSx}>
      <h3>{title}</h3>
      {children}
    </Box>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Part title={title}>
      {text ? <Paragraphs text={text} /> : <Typography sx={noneSx}>{t('notAvailable')}</Typography>}
    </Part>
  );
}

const pricesSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 40px',
  '& dt': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    color: 'text.secondary',
    fontSize: 'var(--t-sm)',
  },
  '& dd': {
    marginTop: 0.5,
    color: 'text.secondary',
  },
  '& b': {
    color: 'var(--ink)',
    fontSize: '1.5rem',
    fontWeight: 600,
  },
};
const noneSx = {
  color: 'text.secondary',
};
const typesSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
};
const facilitiesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: '2px 20px',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    minHeight: 36,
    fontSize: 'var(--t-ui)',
  },
  '& svg': {
    color: 'var(--primary-text)',
  },
};
const partSx = {
  '& h3': {
    marginBottom: 1.5,
    color: 'text.secondary',
    fontFamily: 'inherit',
    fontSize: 'var(--t-sm)',
    fontWeight: 500,
    letterSpacing: 'normal',
  },
  '& + &': {
    paddingTop: 5,
    borderTop: '1px solid var(--line)',
  },
};
