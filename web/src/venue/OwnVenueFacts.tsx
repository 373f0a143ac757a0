import { FACILITIES, VENUE_TYPES } from '@mandap/api/constants/venue';
import type { ReactNode } from 'react';
import { indianNumber, onRequest, placeName, rupees, spacedPhone } from '../lib/format';
import { CANCELLATION } from '../listing/cancellation';
import { Paragraphs } from '../listing/Paragraphs';
import { Badge } from '../ui/Badge';
import { FoodMark } from '../ui/FoodMark';
import { Icon } from '../ui/Icon';
import { Panel } from '../ui/Panel';
import { TermList } from '../ui/TermList';
import { FACILITY_ICONS } from './facilities';
import type { OwnVenueFragment } from './OwnVenue.generated';
import styles from './OwnVenueFacts.module.css';

const NONE = 'Not Available';
const FACILITY_COUNT = Object.keys(FACILITIES).length;

/** Everything that an owner has written about the venue, to read. */
export function OwnVenueFacts({ venue }: { venue: OwnVenueFragment }) {
  const { contact, maxGuests, dailyCapacity, types, facilities } = venue;
  return (
    <>
      <Panel title="About the venue">
        <TermList
          stacked
          terms={[
            { term: 'Business name', value: venue.name || NONE },
            { term: 'City', value: placeName(venue.city, venue.state) || NONE },
            { term: 'Address', value: venue.address || NONE },
            { term: 'Contact', value: contact?.phone ? spacedPhone(contact.phone) : NONE },
            {
              term: 'Guest capacity',
              value: venue.guestCapacity ? withReading(venue.guestCapacity, maxGuests) : NONE,
            },
            { term: 'Bookings a day', value: dailyCapacity },
          ]}
        />
      </Panel>
      <Panel title="Food packages">
        {venue.vegPrice === null && venue.nonVegPrice === null ? (
          <p>{onRequest()}</p>
        ) : (
          <dl className={`${styles.prices} tabular`}>
            <Price kind="veg" term="Veg Price" amount={venue.vegPrice} />
            <Price kind="nonveg" term="Non-Veg Price" amount={venue.nonVegPrice} />
          </dl>
        )}
        {venue.foodPackages ? (
          <Paragraphs text={venue.foodPackages} />
        ) : (
          <p className={styles.none}>{NONE}</p>
        )}
      </Panel>
      <Panel title="Description">
        <Words title="Summary" text={venue.summary} />
        <Words title="Features of venue" text={venue.features} />
        <Words title="How to reach" text={venue.howToReach} />
      </Panel>
      <Panel title="Policies">
        <Words title="Cancellation" text={CANCELLATION[venue.cancellation]} />
        <Words title="Venue policies" text={venue.policies} />
      </Panel>
      <Panel title="Venue type and facilities">
        <Part title="Venue type">
          {types.length > 0 ? (
            <ul className={styles.types}>
              {types.map((type) => (
                <li key={type}>
                  <Badge>{VENUE_TYPES[type]}</Badge>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{NONE}</p>
          )}
        </Part>
        <Part title={`Facilities (${facilities.length} of ${FACILITY_COUNT})`}>
          {facilities.length > 0 ? (
            <ul className={styles.facilities}>
              {facilities.map((facility) => (
                <li key={facility}>
                  <Icon name={FACILITY_ICONS[facility]} />
                  {FACILITIES[facility]}
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{NONE}</p>
          )}
        </Part>
      </Panel>
    </>
  );
}

/** "300-600 guests", and the number that filters go by, where the text does not say the same. */
const withReading = (text: string, guests: number | null): string =>
  guests === null || text === String(guests) ? text : `${text} (shown as ${indianNumber(guests)} pax)`;

function Price({ kind, term, amount }: { kind: 'veg' | 'nonveg'; term: string; amount: number | null }) {
  return (
    <div>
      <dt>
        <FoodMark kind={kind} />
        {term}
      </dt>
      <dd>
        <b>{rupees(amount)}</b> {amount !== null && 'per plate'}
      </dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Part title={title}>{text ? <Paragraphs text={text} /> : <p className={styles.none}>{NONE}</p>}</Part>
  );
}
