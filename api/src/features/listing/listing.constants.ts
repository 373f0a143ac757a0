export const LISTING_KINDS = ['venue', 'vendor'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

export const LISTING_STATUSES = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const CANCELLATION_POLICIES = ['non_cancellable', 'refund_24h'] as const;
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number];

export const RANK_MAX = 10;

/** Drawn greyed, with "Not yet reviewed", where there is no review to take a mean of. */
export const UNREVIEWED_STARS = 3;

/** Gallery pictures shown before View More. */
export const GALLERY_PREVIEW = 4;

/** Listings that an admin decides on at once. */
export const BULK_MAX = 50;

/** What the owner is told by an admin's client that has no field for a reason. */
export const NO_REASON = 'No reason was given. Please write to us, and we will tell you what to put right.';

export const GALLERY_MAX = 100;
export const CAPTION_MAX = 200;

/** Of how many different listings an account receives the contact details a day in India, */
export const CONTACTS_A_DAY = 2000;
/** and in the first 24 hours after it was made. */
export const CONTACTS_ON_FIRST_DAY = 500;
