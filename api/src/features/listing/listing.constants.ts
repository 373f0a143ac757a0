export const LISTING_KINDS = ['venue', 'vendor'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

export const LISTING_STATUSES = ['pending', 'approved', 'rejected', 'suspended'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

export const CANCELLATION_POLICIES = ['non_cancellable', 'refund_24h'] as const;
export type CancellationPolicy = (typeof CANCELLATION_POLICIES)[number];

export const BUSINESS_NAME_MAX = 160;
export const RANK_MAX = 10;

/** Shown greyed with "Not yet reviewed". */
export const UNREVIEWED_STARS = 3;

/** Gallery pictures shown before View More. */
export const GALLERY_PREVIEW = 4;

/** Maximum number of listings in one bulk operation. */
export const BULK_MAX = 50;

export const GALLERY_MAX = 100;
export const CAPTION_MAX = 200;

/** Listings whose contact details an account receives per day (in India), */
export const CONTACTS_PER_DAY = 2000;
/** and within 24 hours of its registration. */
export const CONTACTS_ON_FIRST_DAY = 500;
