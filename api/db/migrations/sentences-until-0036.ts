/**
 * The sentences of notifications in all versions before they were stored as data, and what to store instead. An event
 * was "Wedding on 24 Dec 2026 for 1200 guests" first, and "Wedding on 24 Dec 2026, 1,200 guests" later.
 */

const { raw } = String;

/** U+0001 stands for a name that is known; another is anything. */
const NAME = raw`(?:\u0001|[^\u0001]+)`;
const DAY = raw`(\d{1,2} [A-Z][a-z]+ \d{4})`;
const EVENT = raw`(.+) on ${DAY}, ([\d,]{1,12}) guests?`;
const EARLY_EVENT = raw`(.+) on ${DAY} for (\d{1,9}) guests`;

interface Sentence {
  /** Without its anchors. */
  pattern: string;
  /** SQL of the params; `m` has what the pattern captures. */
  params: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const build = (values: Readonly<Record<string, string>>): string =>
  `pg_temp.notification_params(jsonb_build_object(${Object.entries(values)
    .map(([key, value]) => `${quoted(key)}, ${value}`)
    .join(', ')}))`;

const eventFrom = (first: number): string =>
  `pg_temp.notification_event(m[${first}], m[${first + 1}], m[${first + 2}])`;
const dayOf = (group: number): string => `pg_temp.notification_day(m[${group}])`;

/** A sentence with an event, in the later and the earlier wording. */
const withEvent = (later: string, earlier: string, params: Readonly<Record<string, string>> = {}) => [
  { pattern: later.replace('EVENT', EVENT), params: build({ ...params, event: eventFrom(1) }) },
  { pattern: earlier.replace('EVENT', EARLY_EVENT), params: build({ ...params, event: eventFrom(1) }) },
];

const TO_OWNER = { recipient: `'owner'` };
const TO_COUPLE = { recipient: `'couple'` };
const PENDING = { status: `'pending'` };
const APPROVED = { status: `'approved'` };

const rupees = (group: number): string => `replace(m[${group}], ',', '')::bigint`;

const ABOUT_BOOKINGS: Readonly<Record<string, readonly Sentence[]>> = {
  enquiry_sent: [{ pattern: `Enquiry sent to ${NAME}: ${EVENT}\\.`, params: build({ event: eventFrom(1) }) }],
  enquiry_received: withEvent(raw`New enquiry from ${NAME}: EVENT\.`, raw`${NAME} asks about a EVENT\.`),
  enquiry_withdrawn: withEvent(
    raw`${NAME} withdrew their enquiry: EVENT\.`,
    raw`${NAME} withdrew the enquiry about a EVENT\.`,
  ),
  booking_approved: [
    ...withEvent(raw`You approved ${NAME}’s booking: EVENT\.`, raw`You approved ${NAME}'s EVENT\.`, TO_OWNER),
    ...withEvent(raw`${NAME} approved your booking: EVENT\.`, raw`${NAME} approved your EVENT\.`, TO_COUPLE),
  ],
  booking_rejected: [
    ...withEvent(
      raw`You rejected ${NAME}’s enquiry: EVENT\.`,
      raw`You turned down ${NAME}'s EVENT\.`,
      TO_OWNER,
    ),
    ...withEvent(
      raw`${NAME} rejected your enquiry: EVENT\.`,
      raw`${NAME} turned down your EVENT\.`,
      TO_COUPLE,
    ),
  ],
  date_proposed: [
    {
      pattern: raw`${NAME} requested a new date, ${DAY}, for their ${EVENT}\.`,
      params: build({ requestedDate: dayOf(1), event: eventFrom(2) }),
    },
    {
      pattern: raw`${NAME} asks to move the ${EARLY_EVENT} to ${DAY}\.`,
      params: build({ requestedDate: dayOf(4), event: eventFrom(1) }),
    },
  ],
  date_accepted: [
    { pattern: raw`${NAME} moved your booking to ${DAY}\.`, params: build({ date: dayOf(1) }) },
  ],
  date_declined: [
    {
      pattern: raw`${NAME} can['’]t move your booking to ${DAY}\. It stays on ${DAY}\.`,
      params: build({ requestedDate: dayOf(1), date: dayOf(2) }),
    },
  ],
  date_changed: [
    {
      pattern: raw`${NAME} changed the date of their enquiry from ${DAY} to ${DAY}\.`,
      params: build({ previousDate: dayOf(1), date: dayOf(2) }),
    },
  ],
  listing_removed: [
    ...withEvent(
      raw`${NAME} is no longer on Mandap\. Your enquiry is closed: EVENT\.`,
      raw`${NAME} is no longer on Mandap, so your enquiry about a EVENT is closed\.`,
      PENDING,
    ),
    ...withEvent(
      raw`${NAME} is no longer on Mandap\. Your booking stays in your dashboard: EVENT\. Please agree on everything else with them directly\.`,
      raw`${NAME} is no longer on Mandap\. Your EVENT stays among your bookings; please agree on everything else with them directly\.`,
      APPROVED,
    ),
  ],
  couple_left: [
    ...withEvent(
      raw`A couple has left Mandap, and their enquiry is withdrawn: EVENT\.`,
      raw`The couple who asked about a EVENT has left Mandap\. Their enquiry is withdrawn\.`,
      PENDING,
    ),
    ...withEvent(
      raw`A couple has left Mandap\. Their booking stays approved: EVENT\.`,
      raw`The couple of the EVENT has left Mandap\. The booking stays approved for its date\.`,
      APPROVED,
    ),
  ],
};

const NO_PARAMS = `CASE WHEN m IS NOT NULL THEN '{}'::jsonb END`;

// A name is matched as short as possible: a reason may say anything.
const ABOUT_OWN_LISTING: Readonly<Record<string, readonly Sentence[]>> = {
  listing_approved: [{ pattern: raw`.+? is approved\. Couples can find it now\.`, params: NO_PARAMS }],
  listing_rejected: [{ pattern: '.+? was not approved: (.*)', params: build({ reason: 'm[1]' }) }],
  listing_suspended: [{ pattern: '.+? is suspended: (.*)', params: build({ reason: 'm[1]' }) }],
  listing_reinstated: [
    { pattern: raw`.+? is public again\. Couples can find it and send enquiries\.`, params: NO_PARAMS },
  ],
  prices_read: [
    {
      pattern: raw`We read these prices per plate from your food packages text: (?:veg ₹([\d,]{1,12}))?(?:, )?(?:non-veg ₹([\d,]{1,12}))?\. Please check them under Details and confirm them\.`,
      params: `CASE WHEN m IS NOT NULL THEN jsonb_build_object('veg', ${rupees(1)}, 'nonVeg', ${rupees(2)}) END`,
    },
    {
      pattern: raw`We found no price per plate in your food packages text\. Please enter your prices under Details\.`,
      params: `CASE WHEN m IS NOT NULL THEN '{"veg": null, "nonVeg": null}'::jsonb END`,
    },
    {
      pattern: raw`We have read the prices in your food packages text again\. Please check them under Details and confirm them\.`,
      params: `CASE WHEN m IS NOT NULL THEN '{"veg": null, "nonVeg": null, "again": true}'::jsonb END`,
    },
  ],
};

const LISTING_NAME = { listingName: 'COALESCE(reviewed, m[1])' };
const TITLE = { title: 'COALESCE(title, m[1])' };

const ABOUT_OTHERS: Readonly<Record<string, readonly Sentence[]>> = {
  city_interest: [
    { pattern: raw`A couple is looking for a venue in (.+)\.`, params: build({ city: 'm[1]' }) },
  ],
  review_published: [{ pattern: raw`Your review of (.+) is published\.`, params: build(LISTING_NAME) }],
  review_rejected: [
    {
      pattern: 'Your review of (.+?) was not published: (.*)',
      params: build({ ...LISTING_NAME, reason: 'm[2]' }),
    },
  ],
  story_published: [{ pattern: raw`Your story “(.+)” is published\.`, params: build(TITLE) }],
  story_rejected: [
    { pattern: 'Your story “(.+?)” was not published: (.*)', params: build({ ...TITLE, reason: 'm[2]' }) },
  ],
};

const parsed = ({ pattern, params }: Sentence): string =>
  `(SELECT ${params} FROM regexp_match(sentence, ${quoted(`^${pattern}$`)}) AS m)`;

const cases = (sentences: Readonly<Record<string, readonly Sentence[]>>, condition: string): string =>
  Object.entries(sentences)
    .map(
      ([kind, known]) => `WHEN kind = '${kind}'${condition} THEN COALESCE(${known.map(parsed).join(', ')})`,
    )
    .join('\n');

/** SQL of the params in `sentence`; null where it is none that Mandap has written, or what it is about is missing. */
export const parsedParams = `CASE
${cases(ABOUT_BOOKINGS, ' AND booking_id IS NOT NULL')}
${cases(ABOUT_OWN_LISTING, ' AND own_listing IS NOT NULL')}
${cases(ABOUT_OTHERS, '')}
END`;
