export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date and time in UTC, ISO 8601, such as 2027-02-14T05:30:00.000Z. */
  DateTimeISO: { input: string; output: string; }
  /** An amount of money in paise, as a whole JSON number: ₹1,45,000.00 is 14500000. Up to 1,000,000,000,000 (₹1,000 crore), which is more than an Int can hold and less than 2^53, so every JSON parser with double-precision numbers reads it exactly. */
  Paise: { input: number; output: number; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** Kind of an entry in the agenda of a business. */
export type AgendaKind =
  /** An approved booking. */
  | 'EVENT'
  /** A booking that was made outside of Mandap. */
  | 'OFFLINE_EVENT'
  /** A confirmed visit of a couple. */
  | 'VISIT';

/** Scope of an API key. `WRITE_OWN` includes `READ_OWN`, which includes `READ_PUBLIC`. */
export type ApiKeyScope =
  /** Read what the account can read: contact details of listings, its own data and its inbox. */
  | 'READ_OWN'
  /** Read public data. */
  | 'READ_PUBLIC'
  /** Change what the account can change, except passwords, email addresses, sessions and API keys; no creation or deletion of accounts. */
  | 'WRITE_OWN';

/** Availability of a listing on one day. */
export type AvailabilityStatus =
  /** Accepts further bookings. */
  | 'FREE'
  /** Fully booked, or blocked by the owner. */
  | 'FULL'
  /** Accepts one further booking; only for listings that accept several a day. */
  | 'LAST_PLACE'
  /** The day has passed in India. */
  | 'PAST';

/** Days on which a listing accepts no bookings. */
export type BlockedPeriodInput = {
  /** First day, YYYY-MM-DD. */
  firstDay: Scalars['String']['input'];
  /** Last day, YYYY-MM-DD: today or later in India, at most two years after the first. */
  lastDay: Scalars['String']['input'];
  /** Private note, up to 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Text of an article. */
export type BlogInput = {
  /** Label above the title, up to 60 characters; "Wedding Blog" by default. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The text: paragraphs with Markdown emphasis, headings, lists and links, up to 50,000 characters. */
  content: Scalars['String']['input'];
  /** Title, up to 150 characters. */
  title: Scalars['String']['input'];
};

/** Sort order of the admins' table of articles. */
export type BlogSort =
  /** Creation time. */
  | 'CREATED'
  /** Title. */
  | 'TITLE';

/** Status of an article. */
export type BlogStatus =
  /** Visible to admins only. */
  | 'DRAFT'
  /** Public. */
  | 'PUBLISHED';

/** Kind of a booking event. */
export type BookingEventKind =
  /** The business approved the enquiry with the code. */
  | 'APPROVED'
  /** The business offered other dates. */
  | 'DATES_OFFERED'
  /** The couple changed the date of their pending enquiry. */
  | 'DATE_CHANGED'
  /** The business confirmed that the event took place. */
  | 'EVENT_CONFIRMED'
  /** The business said that the event did not take place. */
  | 'EVENT_DENIED'
  /** The couple changed the number of guests of their pending enquiry. */
  | 'GUESTS_CHANGED'
  /** The couple accepted an offered date. */
  | 'OFFER_ACCEPTED'
  /** The couple declined the offered dates. */
  | 'OFFER_DECLINED'
  /** The couple accepted a quote. */
  | 'QUOTE_ACCEPTED'
  /** The couple declined a quote. */
  | 'QUOTE_DECLINED'
  /** The business sent a quote. From version 2 on, it supersedes the previous one. */
  | 'QUOTE_SENT'
  /** The business rejected the enquiry. */
  | 'REJECTED'
  /** The business accepted the reschedule request. */
  | 'RESCHEDULE_ACCEPTED'
  /** The couple cancelled the reschedule request. */
  | 'RESCHEDULE_CANCELLED'
  /** The business declined the reschedule request. */
  | 'RESCHEDULE_DECLINED'
  /** The couple requested another date. */
  | 'RESCHEDULE_REQUESTED'
  /** An admin removed the disputed review. */
  | 'REVIEW_REMOVED'
  /** An admin upheld the disputed review. */
  | 'REVIEW_UPHELD'
  /** The couple sent their enquiry. */
  | 'SENT'
  /** A visit, or the request for one, was cancelled. */
  | 'VISIT_CANCELLED'
  /** A visit was confirmed. */
  | 'VISIT_CONFIRMED'
  /** A visit was moved. */
  | 'VISIT_MOVED'
  /** The business offered other times for a visit. */
  | 'VISIT_OFFERED'
  /** The couple requested a visit. */
  | 'VISIT_REQUESTED'
  /** The couple withdrew the enquiry. */
  | 'WITHDRAWN'
  /** The business entered a wrong code. */
  | 'WRONG_CODE';

/** A party of a booking. */
export type BookingParty =
  /** The venue or vendor. */
  | 'BUSINESS'
  /** The couple. */
  | 'COUPLE';

/** Status of a booking. Every status except PENDING is final. */
export type BookingStatus =
  /** The business approved the enquiry with the code from the couple. */
  | 'APPROVED'
  /** Awaiting a decision. Once its date has passed, it has expired and can’t be approved. */
  | 'PENDING'
  /** The business rejected the enquiry. */
  | 'REJECTED'
  /** The couple withdrew the enquiry. */
  | 'WITHDRAWN';

/** What an import does with an event. */
export type CalendarImportAction =
  /** Adds an offline booking for each of its days. */
  | 'ADD'
  /** Removes bookings that an earlier import added: the event was cancelled, moved or shortened. */
  | 'REMOVE'
  /** Changes nothing; see the reason. */
  | 'SKIP'
  /** Moves bookings to other days, or renames them. */
  | 'UPDATE';

/** Why an import skips an event. */
export type CalendarImportSkipReason =
  /** The day is full or blocked. */
  | 'DAY_TAKEN'
  /** It comes from Mandap. */
  | 'FROM_MANDAP'
  /** Its date, its rule (RRULE) or another of its lines is invalid. */
  | 'INVALID'
  /** A later version, with a higher SEQUENCE, was imported before. */
  | 'OLDER_VERSION'
  /** It is over. */
  | 'PAST'
  /** It starts more than two years from today. */
  | 'TOO_FAR'
  /** It lasts more than 62 days. */
  | 'TOO_LONG'
  /** It is marked as free time (TRANSP:TRANSPARENT). */
  | 'TRANSPARENT'
  /** It repeats every hour or more often, repeats by a rule that can’t be imported (such as one with BYWEEKNO), or overrides one occurrence and all later ones (RANGE=THISANDFUTURE). */
  | 'UNSUPPORTED_RULE';

/** A call-back request. */
export type CallBackInput = {
  /** City of the wedding, up to 80 characters. */
  city: Scalars['String']['input'];
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** Name, up to 120 characters. */
  name: Scalars['String']['input'];
};

/** Cancellation policy. */
export type CancellationPolicy =
  /** Not cancellable, but may be moved to another date at no charge. */
  | 'NON_CANCELLABLE'
  /** Full refund up to 24 hours before the event. */
  | 'REFUND_24H';

/** An item in the checklist of a new business. */
export type ChecklistItemName =
  /** A blocked day, an offline booking or an approved booking. */
  | 'CALENDAR'
  /** Food packages and facilities of a venue, or the unit and the inclusions of every package of a vendor. */
  | 'PACKAGES'
  /** At least 5 pictures. */
  | 'PHOTOS'
  /** Plate prices of a venue, or a package of a vendor. */
  | 'PRICES'
  /** Address, phone number and description; for venues also the guest capacity, for vendors the experience. */
  | 'PROFILE';

/** A message from the contact form. */
export type ContactMessageInput = {
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** City or area, up to 120 characters. */
  location: Scalars['String']['input'];
  /** The message, up to 2,000 characters. */
  message: Scalars['String']['input'];
  /** Name, up to 120 characters. */
  name: Scalars['String']['input'];
};

/** A new API key. */
export type CreateApiKeyInput = {
  /** Days until the key expires, 1 to 366. Omit it for a key that does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the key, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Scopes of the key; `READ_PUBLIC` by default. */
  scopes?: InputMaybe<Array<ApiKeyScope>>;
};

/** Decision of an admin on a disputed review. */
export type DisputeDecision =
  /** The review was removed, and the booking no longer verifies reviews of the couple. */
  | 'REMOVED'
  /** The review stays, and stays verified. */
  | 'UPHELD';

/** Kind of emails that people can switch off. */
export type EmailKind =
  /** Decisions and offers of businesses, to couples. */
  | 'ANSWERS'
  /** Changes and cancellations by the other party of an enquiry or booking. */
  | 'CHANGES'
  /** New enquiries, to businesses. */
  | 'ENQUIRIES'
  /** New messages in conversations. */
  | 'MESSAGES'
  /** Decisions about listings, reviews and stories. */
  | 'MODERATION'
  /** Reminders: unanswered enquiries, upcoming visits, and past events to review or confirm. */
  | 'REMINDERS'
  /** Visits of couples: proposed times, confirmations and changes. */
  | 'VISITS';

/** Filter of the enquiries of a business. */
export type EnquiryInboxFilter =
  /** All enquiries. */
  | 'ALL'
  /** Approved. */
  | 'APPROVED'
  /** Approved with a pending reschedule request. */
  | 'DATE_CHANGE'
  /** Pending, and their date has passed. */
  | 'EXPIRED'
  /** Pending, for a date with one place left of several. */
  | 'NEARLY_FULL'
  /** Waiting for the business: an unanswered enquiry, message or change, a declined offer or quote, or a requested date or visit. */
  | 'NEEDS_ANSWER'
  /** Pending, and their date hasn’t passed. */
  | 'PENDING'
  /** Pending, and the couple has a quote that they haven’t declined. */
  | 'QUOTED'
  /** Pending, and the couple has accepted a quote: to be approved with their code. */
  | 'QUOTE_ACCEPTED'
  /** Rejected. */
  | 'REJECTED'
  /** Pending, for more guests than the venue takes. */
  | 'TOO_MANY_GUESTS'
  /** Waiting for the business for more than 48 hours. */
  | 'WAITING_LONG'
  /** Withdrawn by the couple. */
  | 'WITHDRAWN';

/** Sort order of the enquiries of a business. */
export type EnquiryInboxOrder =
  /** Next event first; past events last, the latest of them first. */
  | 'EVENT_DATE'
  /** Newest enquiry first. */
  | 'NEWEST'
  /** Unread enquiries first, then read ones; newest first in each group. */
  | 'UNREAD_FIRST';

/** Input of `sendEnquiry`: an enquiry to a venue or vendor. Creates a `Booking`. */
export type EnquiryInput = {
  /** Postal address, up to 300 characters. */
  address: Scalars['String']['input'];
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** Day of the event, YYYY-MM-DD; today or later in India. */
  date: Scalars['String']['input'];
  /** Expected guests, 1 or more. */
  guests: Scalars['Int']['input'];
  /** ID of the venue or vendor. */
  listingId: Scalars['ID']['input'];
  /** City or area, up to 120 characters. */
  location: Scalars['String']['input'];
  /** Message, up to 2,000 characters. */
  message: Scalars['String']['input'];
  /** Name of the person to call, up to 120 characters. */
  name: Scalars['String']['input'];
  /** Type of event: a value of `EventType` such as WEDDING, its English name, or any other text; up to 80 characters. */
  typeOfEvent: Scalars['String']['input'];
};

/** Kind of an enquiry to Mandap. */
export type EnquiryKind =
  /** A call-back request. */
  | 'CALL_BACK'
  /** A message from the contact form. */
  | 'CONTACT'
  /** A general enquiry about an event. */
  | 'GENERAL'
  /** A vendor or venue has registered. */
  | 'REGISTRATION';

/** Type of an enquiry to Mandap: an `EventType`, or the form that sent it. */
export type EnquiryType =
  /** Anniversary */
  | 'ANNIVERSARY'
  /** Birthday */
  | 'BIRTHDAY'
  /** Call-back */
  | 'CALL_BACK'
  /** Contact */
  | 'CONTACT'
  /** Corporate event */
  | 'CORPORATE_EVENT'
  /** Engagement */
  | 'ENGAGEMENT'
  /** Haldi */
  | 'HALDI'
  /** Hotel Inquiry */
  | 'HOTEL_INQUIRY'
  /** Mehendi */
  | 'MEHENDI'
  /** Other */
  | 'OTHER'
  /** Reception */
  | 'RECEPTION'
  /** Sangeet */
  | 'SANGEET'
  /** Vendor Registration */
  | 'VENDOR_REGISTRATION'
  /** Venue Registration */
  | 'VENUE_REGISTRATION'
  /** Wedding */
  | 'WEDDING';

/** Whether an event took place. */
export type EventAnswerInput = {
  /** ID of the booking. */
  bookingId: Scalars['ID']['input'];
  /** What happened instead, up to 1,000 characters; required if it did not take place. Visible to admins only. */
  statement?: InputMaybe<Scalars['String']['input']>;
  /** Whether it took place. */
  tookPlace: Scalars['Boolean']['input'];
};

/** Known types of event. */
export type EventType =
  /** Anniversary */
  | 'ANNIVERSARY'
  /** Birthday */
  | 'BIRTHDAY'
  /** Corporate event */
  | 'CORPORATE_EVENT'
  /** Engagement */
  | 'ENGAGEMENT'
  /** Haldi */
  | 'HALDI'
  /** Mehendi */
  | 'MEHENDI'
  /** Other */
  | 'OTHER'
  /** Reception */
  | 'RECEPTION'
  /** Sangeet */
  | 'SANGEET'
  /** Wedding */
  | 'WEDDING';

/** Facility of a venue. */
export type Facility =
  /** Air conditioning */
  | 'AIR_CONDITIONING'
  /** Alcohol allowed */
  | 'ALCOHOL_ALLOWED'
  /** Ample parking */
  | 'AMPLE_PARKING'
  /** AV equipment */
  | 'AV_EQUIPMENT'
  /** Catering services */
  | 'CATERING_SERVICES'
  /** City view */
  | 'CITY_VIEW'
  /** DJ services */
  | 'DJ_SERVICES'
  /** Food provided by venue */
  | 'FOOD_PROVIDED_BY_VENUE'
  /** Free WiFi */
  | 'FREE_WIFI'
  /** In-house decor */
  | 'IN_HOUSE_DECOR'
  /** Live music */
  | 'LIVE_MUSIC'
  /** Music allowed late */
  | 'MUSIC_ALLOWED_LATE'
  /** Open bar */
  | 'OPEN_BAR'
  /** Outside food allowed */
  | 'OUTSIDE_FOOD_ALLOWED'
  /** Private beach */
  | 'PRIVATE_BEACH'
  /** Sea view */
  | 'SEA_VIEW'
  /** Spa services */
  | 'SPA_SERVICES'
  /** Swimming pool */
  | 'SWIMMING_POOL'
  /** Valet parking */
  | 'VALET_PARKING'
  /** Water sports */
  | 'WATER_SPORTS';

/** A general enquiry about an event. */
export type GeneralEnquiryInput = {
  /** Postal address, up to 300 characters. */
  address: Scalars['String']['input'];
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** Day of the event, YYYY-MM-DD; today or later in India. */
  date: Scalars['String']['input'];
  /** Expected guests, 1 or more. */
  guests: Scalars['Int']['input'];
  /** City or area, up to 120 characters. */
  location: Scalars['String']['input'];
  /** Message, up to 2,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person to call, up to 120 characters. */
  name: Scalars['String']['input'];
  /** Type of event: a value of `EventType` such as WEDDING, its English name, or any other text; up to 80 characters. */
  typeOfEvent: Scalars['String']['input'];
};

/** Capacity of a venue in guests. */
export type GuestBand =
  /** 100 to 249 guests. */
  | 'FROM_100'
  /** 250 to 499 guests. */
  | 'FROM_250'
  /** 500 to 1,000 guests. */
  | 'FROM_500'
  /** More than 1,000 guests. */
  | 'OVER_1000'
  /** Fewer than 100 guests. */
  | 'UNDER_100';

/** Sort order of an inbox. */
export type InboxSort =
  /** Next event first; past events last, the latest of them first. */
  | 'EVENT_DATE'
  /** Newest enquiry first. */
  | 'NEWEST';

/** Kind of listing. */
export type ListingKind =
  /** A vendor. */
  | 'VENDOR'
  /** A venue. */
  | 'VENUE';

/** Moderation status of a listing. Visitors see approved ones only. */
export type ListingStatus =
  /** Public. */
  | 'APPROVED'
  /** Awaiting moderation. */
  | 'PENDING'
  /** Rejected; the owner can see the reason. */
  | 'REJECTED'
  /** Approved, but hidden by an admin until reinstated; the owner can see the reason. */
  | 'SUSPENDED';

/** Login credentials. */
export type LoginInput = {
  /** Email address, up to 254 characters; case is ignored. */
  email: Scalars['String']['input'];
  /** Password, up to 200 characters. */
  password: Scalars['String']['input'];
  /** Role of the account, because an email address can have one account per role. Required: without it, the mutation returns a user error. */
  role?: InputMaybe<Role>;
};

/** Account to email a login link to. */
export type LoginLinkInput = {
  /** Email address, up to 254 characters; case is ignored. */
  email: Scalars['String']['input'];
  /** Path to open after the login, such as `/venuelist`. At most 500 characters. */
  next?: InputMaybe<Scalars['String']['input']>;
  /** Role of the account, because an email address can have one account per role. */
  role: Role;
};

/** Why a login link was rejected. */
export type LoginLinkProblem =
  /** It is older than 10 minutes, was replaced by a newer one, or never existed. */
  | 'EXPIRED'
  /** It was requested in another browser. */
  | 'OTHER_BROWSER'
  /** It has been used. */
  | 'USED';

/** Sort order of an admins' table of listings. */
export type ManagedListingSort =
  /** Business name. */
  | 'NAME'
  /** Editor's rank. */
  | 'RANK'
  /** Registration time. */
  | 'REGISTERED';

/** Why a message is held. Applies to the first three messages of an account younger than a day. */
export type MessageHoldReason =
  /** It contains a link or an email address. */
  | 'LINK'
  /** It contains a phone number. */
  | 'PHONE';

/** A moderation queue of messages. */
export type MessageQueue =
  /** Waiting for an admin before they are delivered. */
  | 'HELD'
  /** Reported by their recipient. */
  | 'REPORTED';

/** An admin’s decision about a report. */
export type MessageReportDecision =
  /** The message stays. */
  | 'DISMISSED'
  /** The message is removed, and its sender gets the reason. */
  | 'REMOVED'
  /** The message stays, and its sender gets the reason. */
  | 'WARNED';

/** Why a message is reported. */
export type MessageReportReason =
  /** It is insulting or threatening. */
  | 'ABUSE'
  /** It is a fraud, or asks for money outside of Mandap. */
  | 'FRAUD'
  /** Another reason. */
  | 'OTHER'
  /** It is advertising. */
  | 'SPAM';

/** The party that sent a message. */
export type MessageSender =
  /** The venue or vendor. */
  | 'BUSINESS'
  /** The couple. */
  | 'COUPLE';

/** Whether a message can be read. */
export type MessageStatus =
  /** It waits for an admin; only its sender can read it. */
  | 'HELD'
  /** An admin removed it: it has no text and no attachments. */
  | 'REMOVED'
  /** Both parties can read it. */
  | 'SENT';

/** Kind of notification. */
export type NotificationKind =
  /** An enquiry was approved. */
  | 'BOOKING_APPROVED'
  /** An enquiry was rejected. */
  | 'BOOKING_REJECTED'
  /** Somebody is looking for a venue in the venue's city. */
  | 'CITY_INTEREST'
  /** The event of a booking is over; asks its business whether it took place. */
  | 'CONFIRMATION_REQUESTED'
  /** A couple deleted their account. */
  | 'COUPLE_DELETED'
  /** A business offered other dates for an enquiry. */
  | 'DATES_OFFERED'
  /** A couple changed the date of their enquiry. */
  | 'DATE_CHANGED'
  /** An admin decided about the disputed review of an event; the text gives the reason. */
  | 'DISPUTE_DECIDED'
  /** A couple sent an enquiry. */
  | 'ENQUIRY_RECEIVED'
  /** The recipient sent an enquiry; for couples. */
  | 'ENQUIRY_SENT'
  /** The business has not answered an enquiry for 72 hours; for its couple. */
  | 'ENQUIRY_UNANSWERED'
  /** A couple withdrew their enquiry. */
  | 'ENQUIRY_WITHDRAWN'
  /** The business said that the event did not take place. */
  | 'EVENT_DENIED'
  /** An admin has checked a flagged review; for the business that flagged it. */
  | 'FLAG_DECIDED'
  /** A couple changed the number of guests of their enquiry. */
  | 'GUESTS_CHANGED'
  /** A notification from an earlier version, which has only a text. */
  | 'LEGACY'
  /** The account's listing was approved. */
  | 'LISTING_APPROVED'
  /** A venue or vendor with an enquiry or booking of the couple was deleted. */
  | 'LISTING_DELETED'
  /** The account's listing is public again after a suspension. */
  | 'LISTING_REINSTATED'
  /** The account's listing was rejected; the text gives the reason. */
  | 'LISTING_REJECTED'
  /** The account's listing was suspended; the text gives the reason. */
  | 'LISTING_SUSPENDED'
  /** An admin removed a message of the recipient, or warned them because of it. */
  | 'MESSAGE_MODERATED'
  /** The other party of a booking sent messages. */
  | 'MESSAGE_RECEIVED'
  /** An admin decided about a message that the recipient reported. */
  | 'MESSAGE_REPORT_DECIDED'
  /** A couple accepted an offered date. */
  | 'OFFER_ACCEPTED'
  /** A couple declined the offered dates. */
  | 'OFFER_DECLINED'
  /** Plate prices were parsed from the venue's text and await confirmation. */
  | 'PRICES_PARSED'
  /** A couple accepted a quote. */
  | 'QUOTE_ACCEPTED'
  /** A couple declined a quote; the text gives the change that they ask for, if any. */
  | 'QUOTE_DECLINED'
  /** A business sent a quote. */
  | 'QUOTE_SENT'
  /** A reschedule request was accepted. */
  | 'RESCHEDULE_ACCEPTED'
  /** A couple cancelled their reschedule request. */
  | 'RESCHEDULE_CANCELLED'
  /** A reschedule request was declined. */
  | 'RESCHEDULE_DECLINED'
  /** A couple requested another date. */
  | 'RESCHEDULE_REQUESTED'
  /** A held review was published; for its author. */
  | 'REVIEW_PUBLISHED'
  /** A review was rejected; the text gives the reason. For its author. */
  | 'REVIEW_REJECTED'
  /** The event of a booking is over; asks its couple for a review. */
  | 'REVIEW_REQUESTED'
  /** A real wedding was published; for its author. */
  | 'STORY_PUBLISHED'
  /** A real wedding was rejected; the text gives the reason. For its author. */
  | 'STORY_REJECTED'
  /** A visit was cancelled, or its booking was closed. */
  | 'VISIT_CANCELLED'
  /** The other side confirmed a visit. */
  | 'VISIT_CONFIRMED'
  /** The other side moved a visit. */
  | 'VISIT_MOVED'
  /** A business offered other times for a visit. */
  | 'VISIT_OFFERED'
  /** A confirmed visit is a day away. */
  | 'VISIT_REMINDER'
  /** A couple requested a visit. */
  | 'VISIT_REQUESTED';

/** Dashboard section of a notification. */
export type NotificationTopic =
  /** Enquiries and bookings, sent or received. */
  | 'BOOKINGS'
  /** The account's listing, and couples looking for one like it. */
  | 'LISTING'
  /** Messages about enquiries and bookings. */
  | 'MESSAGES'
  /** The account's reviews. */
  | 'REVIEWS'
  /** The account's stories. */
  | 'STORIES';

/** A booking that was made outside of Mandap. */
export type OfflineBookingInput = {
  /** Date of the event, YYYY-MM-DD; today or later in India. */
  date: Scalars['String']['input'];
  /** Expected guests. */
  guests?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the customer, up to 120 characters. */
  name: Scalars['String']['input'];
  /** Private note, up to 300 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Type of event: a value of `EventType`, its English name, or any other text; up to 80 characters. */
  typeOfEvent?: InputMaybe<Scalars['String']['input']>;
};

/** A vendor's package. */
export type PackageInput = {
  /** Duration in days, in steps of 0.5. */
  days: Scalars['Float']['input'];
  /** What is included: up to 15 texts of up to 120 characters; unchanged if omitted. */
  inclusions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Minimum advance payment in rupees, at most the price. */
  minAdvance: Scalars['Int']['input'];
  /** Name, up to 120 characters. */
  name: Scalars['String']['input'];
  /** Price in rupees: in total, or per unit. */
  price: Scalars['Int']['input'];
  /** Unit of the price; unchanged if omitted. */
  unit?: InputMaybe<PackageUnit>;
};

/** Unit of a package’s price. */
export type PackageUnit =
  /** Per day. */
  | 'DAY'
  /** Per event. */
  | 'EVENT'
  /** Per hour. */
  | 'HOUR'
  /** Per person. */
  | 'PERSON'
  /** Per piece. */
  | 'PIECE';

/** The lower of the two plate prices, in rupees. */
export type PriceBand =
  /** ₹1,000 up to, but not including, ₹1,500. */
  | 'FROM_1000'
  /** ₹1,500 up to, but not including, ₹2,000. */
  | 'FROM_1500'
  /** ₹2,000 up to, but not including, ₹3,000. */
  | 'FROM_2000'
  /** ₹3,000 or more. */
  | 'OVER_3000'
  /** Less than ₹1,000. */
  | 'UNDER_1000';

/** A line of a new quote. */
export type QuoteLineInput = {
  /** GST rate in percent: one of 0, 3, 5, 18 and 40. */
  gstRate: Scalars['Int']['input'];
  /** What it is for; up to 120 characters. */
  label: Scalars['String']['input'];
  /** Quantity, above 0 and up to 100,000, with up to two decimals. */
  quantity: Scalars['Float']['input'];
  /** Unit of the quantity. */
  unit: QuoteUnit;
  /** Price of one unit in paise, without GST; up to ₹10 crore. */
  unitPrice: Scalars['Paise']['input'];
};

/** Status of a version of a quote. */
export type QuoteStatus =
  /** The couple accepted it, so it is final. */
  | 'ACCEPTED'
  /** Its enquiry was rejected or withdrawn, or a party deleted their account. */
  | 'CLOSED'
  /** The couple declined it, and may have asked for a change. */
  | 'DECLINED'
  /** Its last valid day has passed. It can’t be accepted. */
  | 'EXPIRED'
  /** The couple can accept or decline it. */
  | 'OPEN'
  /** The date or the number of guests has changed since. It can’t be accepted. */
  | 'OUTDATED'
  /** The business sent a newer version. */
  | 'SUPERSEDED';

/** Unit of a quote line’s quantity. */
export type QuoteUnit =
  /** Per day. */
  | 'DAY'
  /** Fixed price. */
  | 'FLAT'
  /** Per hour. */
  | 'HOUR'
  /** Per person. */
  | 'PERSON'
  /** Per piece. */
  | 'PIECE'
  /** Per plate. */
  | 'PLATE'
  /** Per room night. */
  | 'ROOM_NIGHT';

/** Mean of published reviews. */
export type RatingBand =
  /** All ratings; no filter. */
  | 'ALL'
  /** 4 or higher. */
  | 'FROM_4'
  /** 4.5 or higher. */
  | 'FROM_4_5'
  /** 4.8 or higher. */
  | 'FROM_4_8'
  /** Below 4. */
  | 'UNDER_4';

/** A new story. */
export type RealWeddingInput = {
  /** The text: paragraphs with Markdown emphasis, headings, lists and links, up to 20,000 characters. */
  content: Scalars['String']['input'];
  /** Date of the wedding, YYYY-MM-DD. */
  eventDate?: InputMaybe<Scalars['String']['input']>;
  /** Title, up to 150 characters. */
  title: Scalars['String']['input'];
};

/** Sort order of the admins' table of stories. */
export type RealWeddingSort =
  /** Creation time. */
  | 'CREATED'
  /** Title. */
  | 'TITLE';

/** Status of a story. Visitors see published ones only. */
export type RealWeddingStatus =
  /** Awaiting moderation. */
  | 'PENDING'
  /** Public. */
  | 'PUBLISHED'
  /** Rejected; the author can see the reason. */
  | 'REJECTED';

/** A new admin. */
export type RegisterAdminInput = {
  /** Postal address, up to 300 characters. */
  address: Scalars['String']['input'];
  /** City, up to 80 characters. */
  city: Scalars['String']['input'];
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** Email address to log in with, up to 254 characters. */
  email: Scalars['String']['input'];
  /** Name, up to 120 characters. */
  name: Scalars['String']['input'];
  /** 8 to 200 characters. */
  password: Scalars['String']['input'];
};

/** A new user. */
export type RegisterUserInput = {
  /** Email address, up to 254 characters. */
  email: Scalars['String']['input'];
  /** Full name, up to 120 characters. */
  fullName: Scalars['String']['input'];
  /** 8 to 200 characters, with a digit and one of ! @ # $ % ^ & * */
  password: Scalars['String']['input'];
  /** Ten-digit mobile number. */
  phone: Scalars['String']['input'];
};

/** A new vendor. */
export type RegisterVendorInput = {
  /** Business name, up to 160 characters. */
  businessName: Scalars['String']['input'];
  /** Category. */
  category: VendorCategory;
  /** City, up to 80 characters; case is ignored. */
  city: Scalars['String']['input'];
  /** Email address, up to 254 characters. */
  email: Scalars['String']['input'];
  /** The owner's name, up to 120 characters. */
  name: Scalars['String']['input'];
  /** 6 to 200 characters. */
  password: Scalars['String']['input'];
  /** Phone number in any format, up to 40 characters. */
  phone: Scalars['String']['input'];
};

/** A new venue. */
export type RegisterVenueInput = {
  /** Business name, up to 160 characters. */
  businessName: Scalars['String']['input'];
  /** City, up to 80 characters; case is ignored. */
  city: Scalars['String']['input'];
  /** Comments for the admins, up to 2,000 characters. */
  comments?: InputMaybe<Scalars['String']['input']>;
  /** Email address, up to 254 characters. */
  email: Scalars['String']['input'];
  /** 6 to 200 characters. */
  password: Scalars['String']['input'];
  /** Phone number in any format, up to 40 characters. */
  phone: Scalars['String']['input'];
  /** The owner's name, up to 120 characters. */
  yourName: Scalars['String']['input'];
};

/** Reason for rejecting an enquiry. */
export type RejectionReason =
  /** Closed for the season. */
  | 'CLOSED_FOR_SEASON'
  /** Date taken. */
  | 'DATE_TAKEN'
  /** Not our kind of event. */
  | 'NOT_OUR_KIND_OF_EVENT'
  /** Other. */
  | 'OTHER'
  /** Too few guests. */
  | 'TOO_FEW_GUESTS'
  /** Too many guests. */
  | 'TOO_MANY_GUESTS';

/** A report about a message of the other party. */
export type ReportMessageInput = {
  /** ID of the message. */
  messageId: Scalars['ID']['input'];
  /** What admins should know, up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Why it is reported. */
  reason: MessageReportReason;
};

/** Why a review is held. */
export type ReviewHoldReason =
  /** Its author’s account was younger than a day. */
  | 'NEW_ACCOUNT'
  /** It has pictures that no admin has approved yet. */
  | 'PICTURES'
  /** It was rejected and then resubmitted. */
  | 'REJECTED_BEFORE'
  /** The word filter matched. */
  | 'WORDS';

/** A review of a venue or vendor. */
export type ReviewInput = {
  /** The venue or vendor. */
  listingId: Scalars['ID']['input'];
  /** The text, up to 2,000 characters. */
  message: Scalars['String']['input'];
  /** IDs of its pictures, in order: new ones from `uploadReviewPicture` and those to keep; at most 6. Unchanged if omitted. New pictures are public once an admin has approved the review. */
  pictureIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Stars, 1 to 5. */
  rating?: Scalars['Int']['input'];
};

/** Moderation queue of reviews. */
export type ReviewQueue =
  /** Public or held, and the business says that the event did not take place. */
  | 'DISPUTED'
  /** Flagged by the listing's owner. */
  | 'FLAGGED'
  /** Held until an admin decides. */
  | 'HELD'
  /** Public. */
  | 'PUBLISHED'
  /** Rejected. */
  | 'REJECTED'
  /** Held, flagged or disputed. */
  | 'WAITING';

/** Sort order of reviews. */
export type ReviewSort =
  /** Highest rating first. */
  | 'HIGHEST'
  /** Lowest rating first. */
  | 'LOWEST'
  /** Newest first. */
  | 'NEWEST';

/** Status of a review. Only its author and admins see unpublished ones. */
export type ReviewStatus =
  /** Awaiting moderation. */
  | 'PENDING'
  /** Public. */
  | 'PUBLISHED'
  /** Rejected. */
  | 'REJECTED';

/** Role of an account. */
export type Role =
  /** An admin, who moderates the marketplace. */
  | 'ADMIN'
  /** A registered user, usually a couple planning a wedding. */
  | 'USER'
  /** A provider of wedding services. */
  | 'VENDOR'
  /** The owner of a venue. */
  | 'VENUE';

/** A reply to save. */
export type SavedReplyInput = {
  /** Text, up to 2,000 characters, which may contain `{name}`, `{date}` and `{guests}`. */
  body: Scalars['String']['input'];
  /** ID of the reply to update; omit it to create one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Title, up to 60 characters. */
  title: Scalars['String']['input'];
};

/** A message to the other party of a booking. */
export type SendMessageInput = {
  /** IDs of up to 5 attachments that `uploadAttachment` returned, in the order to show them. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Text of up to 2,000 characters. Can be empty if the message has attachments. */
  body: Scalars['String']['input'];
  /** ID of the booking. */
  bookingId: Scalars['ID']['input'];
  /** A UUID that the client generates for this message. A retry with the same UUID and content returns the same message. */
  clientId: Scalars['ID']['input'];
};

/** A new version of the quote of a booking. The server computes the totals. */
export type SendQuoteInput = {
  /** ID of the booking: a pending enquiry, or an approved booking. */
  bookingId: Scalars['ID']['input'];
  /** A UUID that the client generates. A retry with the same UUID changes nothing. */
  clientId: Scalars['ID']['input'];
  /** Date of the event that the sender saw, YYYY-MM-DD. Fails if it was changed since. */
  date: Scalars['String']['input'];
  /** Discount before GST, up to the subtotal. It is spread over the lines. */
  discount?: Scalars['Paise']['input'];
  /** Guests that the sender saw. Fails if the number was changed since. */
  guests: Scalars['Int']['input'];
  /** What is included; up to 2000 characters. */
  included?: Scalars['String']['input'];
  /** Lines in order, 1 to 50. */
  lines: Array<QuoteLineInput>;
  /** Note to the couple; up to 1000 characters. */
  note?: Scalars['String']['input'];
  /** Last day on which it can be accepted, YYYY-MM-DD: within a year, and not after the event. */
  validUntil: Scalars['String']['input'];
};

/** Kind of site picture. */
export type SitePictureKind =
  /** The vendors’ categories; the key is the category’s. */
  | 'CATEGORY'
  /** The slides of the home page. */
  | 'HERO'
  /** The photo gallery. */
  | 'PHOTO';

/** Kind of suggestion. */
export type SuggestionKind =
  /** A category. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY'
  /** A vendor. */
  | 'VENDOR'
  /** A venue. */
  | 'VENUE';

/** Changes to the admin's own profile. Omitted fields stay unchanged. */
export type UpdateAdminInput = {
  /** Postal address, up to 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City, up to 80 characters. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Ten-digit phone number. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** Current password, up to 200 characters; required to set a new one. */
  current?: InputMaybe<Scalars['String']['input']>;
  /** Name, up to 120 characters. */
  name: Scalars['String']['input'];
  /** A new password, 8 to 200 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to an article. Omitted fields stay unchanged. */
export type UpdateBlogInput = {
  /** Label above the title, up to 60 characters. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The text, as in `BlogInput`, up to 50,000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Title, up to 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a pending enquiry. */
export type UpdateEnquiryInput = {
  /** The new event date, YYYY-MM-DD; today or later in India. */
  date: Scalars['String']['input'];
  /** The new number of guests; unchanged if omitted. */
  guests?: InputMaybe<Scalars['Int']['input']>;
  /** ID of the booking. */
  id: Scalars['ID']['input'];
};

/** Changes to a story. Omitted fields stay unchanged. */
export type UpdateRealWeddingInput = {
  /** The text, as in `RealWeddingInput`, up to 20,000 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Date of the wedding, YYYY-MM-DD; null removes it. */
  eventDate?: InputMaybe<Scalars['String']['input']>;
  /** Title, up to 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to the user's own profile. Omitted fields stay unchanged. */
export type UpdateUserInput = {
  /** Postal address, up to 300 characters; empty to remove it. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City of residence, up to 80 characters; case is ignored. Empty to remove it. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Full name, up to 120 characters. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Ten-digit mobile number. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to the vendor's own listing. Omitted fields stay unchanged. */
export type UpdateVendorInput = {
  /** Street address, up to 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Cancellation policy. */
  cancellation?: InputMaybe<CancellationPolicy>;
  /** City, up to 80 characters; determines the state. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number of approved bookings per day, 1 to 50. */
  dailyCapacity?: InputMaybe<Scalars['Int']['input']>;
  /** Contact email address, up to 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Number of completed events; null for unknown. */
  eventsCompleted?: InputMaybe<Scalars['Int']['input']>;
  /** Years in business; null for unknown. */
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  /** GSTIN: 15 characters with a valid check character; printed on quotes. Null for none. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Business name, up to 160 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The owner's name, up to 120 characters. */
  ownerName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number in any format, up to 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Text about prices, shown with the packages, up to 300 characters. */
  priceNote?: InputMaybe<Scalars['String']['input']>;
  /** Summary, up to 5,000 characters. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Whether they travel to other cities; null for unknown. */
  willingToTravel?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to the owner's venue. Omitted fields stay unchanged. */
export type UpdateVenueInput = {
  /** Street address, up to 300 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Cancellation policy. */
  cancellation?: InputMaybe<CancellationPolicy>;
  /** City, up to 80 characters; determines the state. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Maximum number of approved bookings per day, 1 to 50. */
  dailyCapacity?: InputMaybe<Scalars['Int']['input']>;
  /** Contact email address, up to 254 characters. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Facilities. */
  facilities?: InputMaybe<Array<Facility>>;
  /** Special features of the venue, up to 3,000 characters. */
  features?: InputMaybe<Scalars['String']['input']>;
  /** Description of the food packages, up to 2,000 characters. Without `vegPrice` and `nonVegPrice`, new prices in it are shown at once, and the owner is asked to confirm them. */
  foodPackages?: InputMaybe<Scalars['String']['input']>;
  /** GSTIN: 15 characters with a valid check character; printed on quotes. Null for none. */
  gstin?: InputMaybe<Scalars['String']['input']>;
  /** Capacity, up to 80 characters; the number of guests is parsed from it. */
  guestCapacity?: InputMaybe<Scalars['String']['input']>;
  /** Directions, up to 2,000 characters. */
  howToReach?: InputMaybe<Scalars['String']['input']>;
  /** Business name, up to 160 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Price per non-vegetarian plate in rupees, 1 to 1,000,000; null for none. */
  nonVegPrice?: InputMaybe<Scalars['Int']['input']>;
  /** The owner's name, up to 120 characters. */
  ownerName?: InputMaybe<Scalars['String']['input']>;
  /** Contact phone number in any format, up to 40 characters. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Policies of the venue, up to 3,000 characters. */
  policies?: InputMaybe<Scalars['String']['input']>;
  /** Summary, up to 5,000 characters. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Types of venue. */
  types?: InputMaybe<Array<VenueType>>;
  /** Price per vegetarian plate in rupees, 1 to 1,000,000; null for none. Sending both prices confirms them. */
  vegPrice?: InputMaybe<Scalars['Int']['input']>;
};

/** Kind of a user error. */
export type UserErrorCode =
  /** The values are valid but conflict with existing data. */
  | 'CONFLICT'
  /** A value is invalid; the message says why. */
  | 'INVALID'
  /** Email, password and role do not match an account. */
  | 'WRONG_CREDENTIALS';

/** Sort order of the admins' table of users. */
export type UserSort =
  /** Full name. */
  | 'NAME'
  /** Registration time. */
  | 'REGISTERED';

/** Category of vendors. */
export type VendorCategory =
  /** Anchor */
  | 'ANCHOR'
  /** Band Baja */
  | 'BAND_BAJA'
  /** Bartender */
  | 'BARTENDER'
  /** Birthday Entry */
  | 'BIRTHDAY_ENTRY'
  /** Caterer */
  | 'CATERER'
  /** Decorator */
  | 'DECORATOR'
  /** Dhol */
  | 'DHOL'
  /** DJ */
  | 'DJ'
  /** Fog Event */
  | 'FOG_EVENT'
  /** Game Coordinator */
  | 'GAME_COORDINATOR'
  /** Jagran Setup */
  | 'JAGRAN_SETUP'
  /** Live Singer */
  | 'LIVE_SINGER'
  /** Magicians */
  | 'MAGICIANS'
  /** Makeup Artist */
  | 'MAKEUP_ARTIST'
  /** Mata Chowki Setup */
  | 'MATA_CHOWKI_SETUP'
  /** Mehendi Artist */
  | 'MEHENDI_ARTIST'
  /** Mascot performers; the website spells it “Messkot”. */
  | 'MESSKOT'
  /** Photographer */
  | 'PHOTOGRAPHER'
  /** Rooms Booking */
  | 'ROOMS_BOOKING'
  /** Tattoo Artist */
  | 'TATTOO_ARTIST'
  /** Valet Parking */
  | 'VALET_PARKING'
  /** Waiter Service */
  | 'WAITER_SERVICE'
  /** Welcome Girls */
  | 'WELCOME_GIRLS';

/** Filters of the vendor list. Fields are AND-ed. */
export type VendorFilterInput = {
  /** Only listings that accept bookings on this day, YYYY-MM-DD; today or later in India. */
  availableOn?: InputMaybe<Scalars['String']['input']>;
  /** Category as in URLs (`MakeupArtist`) or its title; case is ignored. See `vendorCategories`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** City, up to 80 characters; case is ignored. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name, city or state (up to 80 characters); one or two letters match beginnings of words. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Filters by moderation status; for admins, ignored for others. */
  statuses?: InputMaybe<Array<ListingStatus>>;
};

/** Sort order of the vendor list. */
export type VendorSort =
  /** Highest price first. */
  | 'PRICE_HIGH'
  /** Lowest price first. */
  | 'PRICE_LOW'
  /** Highest editor's rank first. */
  | 'RANK'
  /** Highest rating first. */
  | 'RATING';

/** Filters of the venue list. Options of one field are OR-ed, fields are AND-ed. */
export type VenueFilterInput = {
  /** Only listings that accept bookings on this day, YYYY-MM-DD; today or later in India. */
  availableOn?: InputMaybe<Scalars['String']['input']>;
  /** City, up to 80 characters; case is ignored. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Filters by capacity. */
  guests?: InputMaybe<Array<GuestBand>>;
  /** Filters by price per plate. */
  prices?: InputMaybe<Array<PriceBand>>;
  /** Filters by rating. */
  ratings?: InputMaybe<Array<RatingBand>>;
  /** Part of the name, city or state (up to 80 characters); one or two letters match beginnings of words. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Filters by moderation status; for admins, ignored for others. */
  statuses?: InputMaybe<Array<ListingStatus>>;
  /** Filters by type of venue. */
  types?: InputMaybe<Array<VenueType>>;
};

/** Sort order of the venue list. */
export type VenueSort =
  /** Largest capacity first. */
  | 'GUESTS'
  /** Highest price first. */
  | 'PRICE_HIGH'
  /** Lowest price first. */
  | 'PRICE_LOW'
  /** Highest editor's rank first. */
  | 'RANK'
  /** Highest rating first. */
  | 'RATING';

/** Type of venue; a venue can have several. */
export type VenueType =
  /** Banquet Hall. Owners can choose it; the website’s filter offers BANQUET_HALLS only. */
  | 'BANQUET_HALL'
  /** Banquet Halls. An option of the website’s filter; owners can choose it, too. */
  | 'BANQUET_HALLS'
  /** Beachside Venues */
  | 'BEACHSIDE_VENUES'
  /** Community Centers */
  | 'COMMUNITY_CENTERS'
  /** Conference Halls */
  | 'CONFERENCE_HALLS'
  /** Country/Golf Club */
  | 'COUNTRY_GOLF_CLUB'
  /** 4 Star & Above */
  | 'FOUR_STAR_AND_ABOVE'
  /** Garden Venues */
  | 'GARDEN_VENUES'
  /** Marriage Garden */
  | 'MARRIAGE_GARDEN'
  /** Resorts */
  | 'RESORTS'
  /** Rooftop Venues */
  | 'ROOFTOP_VENUES'
  /** 3 Star Hotels */
  | 'THREE_STAR_HOTELS'
  /** Wedding Lawns */
  | 'WEDDING_LAWNS';

/** Status of a visit. */
export type VisitStatus =
  /** Both sides have agreed on a time. */
  | 'CONFIRMED'
  /** The business has offered other times. The couple confirms one or proposes others. */
  | 'OFFERED'
  /** The couple has proposed times. The business confirms one or offers others. */
  | 'REQUESTED';
