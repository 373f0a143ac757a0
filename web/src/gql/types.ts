export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.This scalar is serialized to a string in ISO 8601 format and parsed from a string in ISO 8601 format. */
  DateTimeISO: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** What an API key may do. Each scope needs the one before it, which is added by itself. */
export type ApiKeyScope =
  /** Read what the account may read: contact details of listings, its own data, its inbox. */
  | 'READ_OWN'
  /** Read what every visitor may read. */
  | 'READ_PUBLIC'
  /** Change what the account may change, but for passwords, addresses, sessions, keys, and the making and deleting of accounts. */
  | 'WRITE_OWN';

/** Whether a listing takes another booking on a day. */
export type AvailabilityStatus =
  /** It takes another booking. */
  | 'FREE'
  /** Its approved bookings fill the day. */
  | 'FULL'
  /** The day has passed in India. */
  | 'PAST';

/** What is written of an article. */
export type BlogInput = {
  /** Label above the title; "Wedding Blog" where none is given. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The article: paragraphs, with Markdown emphasis, headings, lists and links. */
  content: Scalars['String']['input'];
  /** Title. */
  title: Scalars['String']['input'];
};

/** Order of the admins' table of articles. */
export type BlogSort =
  /** Title */
  | 'TITLE'
  /** When it was written */
  | 'WRITTEN';

/** Where an article stands. */
export type BlogState =
  /** Only admins see it. */
  | 'DRAFT'
  /** Public. */
  | 'PUBLISHED';

/** What can happen to a booking. */
export type BookingEventKind =
  /** The business approved it with the code. */
  | 'APPROVED'
  /** The business moved it to that day. */
  | 'DATE_ACCEPTED'
  /** The couple changed the date of their pending enquiry. */
  | 'DATE_CHANGED'
  /** The business left it on its day. */
  | 'DATE_DECLINED'
  /** The couple asked for another day. */
  | 'DATE_PROPOSED'
  /** The couple took their wish for another day back. */
  | 'PROPOSAL_DROPPED'
  /** The business turned it down. */
  | 'REJECTED'
  /** The couple sent their enquiry. */
  | 'SENT'
  /** The couple took it back. */
  | 'WITHDRAWN'
  /** The business entered a wrong code. */
  | 'WRONG_CODE';

/** Where a booking stands. Every state but PENDING is final. */
export type BookingStatus =
  /** The couple gave their code and the business approved. */
  | 'APPROVED'
  /** Sent, not decided. Once its day has passed it is over, and can’t be approved. */
  | 'PENDING'
  /** The business turned it down. */
  | 'REJECTED'
  /** The couple took it back. */
  | 'WITHDRAWN';

/** Whom to call back. */
export type CallBackInput = {
  /** City of the wedding. */
  city: Scalars['String']['input'];
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** Name. */
  name: Scalars['String']['input'];
};

/** What happens when a couple cancels. */
export type CancellationPolicy =
  /** Not cancellable, but may be moved to another date at no charge. */
  | 'NON_CANCELLABLE'
  /** Full refund up to 24 hours before the event. */
  | 'REFUND_24H';

/** What someone writes in the contact form. */
export type ContactMessageInput = {
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** City or area. */
  location: Scalars['String']['input'];
  /** The message. */
  message: Scalars['String']['input'];
  /** Name. */
  name: Scalars['String']['input'];
};

/** What a couple tells a venue or vendor. */
export type EnquiryInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** Day of the event, YYYY-MM-DD; today or later in India. */
  date: Scalars['String']['input'];
  /** Expected guests, 1 or more. */
  guests: Scalars['Int']['input'];
  /** The venue or vendor that is asked. */
  listingId: Scalars['ID']['input'];
  /** City or area. */
  location: Scalars['String']['input'];
  /** What they would like to know. */
  message: Scalars['String']['input'];
  /** Name of the person to call. */
  name: Scalars['String']['input'];
  /** Wedding, reception and so on. */
  typeOfEvent: Scalars['String']['input'];
};

/** How something came to the admins. */
export type EnquiryKind =
  /** Someone asks to be called. */
  | 'CALL_BACK'
  /** A message from the contact form. */
  | 'CONTACT'
  /** An enquiry about an event, to no listing in particular. */
  | 'GENERAL'
  /** A vendor or venue has registered. */
  | 'REGISTRATION';

/** What a venue offers. */
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

/** An enquiry about an event, to no listing in particular. */
export type GeneralEnquiryInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** Day of the event, YYYY-MM-DD; today or later in India. */
  date: Scalars['String']['input'];
  /** Expected guests, 1 or more. */
  guests: Scalars['Int']['input'];
  /** City or area. */
  location: Scalars['String']['input'];
  /** What they would like to know. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person to call. */
  name: Scalars['String']['input'];
  /** Wedding, reception and so on. */
  typeOfEvent: Scalars['String']['input'];
};

/** Capacity of a venue in guests. */
export type GuestBand =
  /** 100-250 */
  | 'FROM_100'
  /** 250-500 */
  | 'FROM_250'
  /** 500-1000 */
  | 'FROM_500'
  /** >1000 */
  | 'OVER_1000'
  /** <100 */
  | 'UNDER_100';

/** Order of an inbox. */
export type InboxSort =
  /** The next event first; those whose day has passed last, the latest of them first. */
  | 'EVENT_DATE'
  /** The newest enquiry first. */
  | 'NEWEST';

/** What a listing is. */
export type ListingKind =
  /** vendor */
  | 'VENDOR'
  /** venue */
  | 'VENUE';

/** Where a listing stands in moderation. Visitors see approved ones only. */
export type ListingStatus =
  /** Public. */
  | 'APPROVED'
  /** Waits for an admin. */
  | 'PENDING'
  /** Turned down; its owner sees why. */
  | 'REJECTED'
  /** Approved, and hidden by an admin until it is reinstated; its owner sees why. */
  | 'SUSPENDED';

/** What someone logs in with. */
export type LoginInput = {
  /** E-mail address, in any case. */
  email: Scalars['String']['input'];
  /** Password. */
  password: Scalars['String']['input'];
  /** Which of the accounts of this e-mail address. Required: without it, a user error says so. */
  role?: InputMaybe<Role>;
};

/** Which account to email a login link for. */
export type LoginLinkInput = {
  /** Email address, in any case. */
  email: Scalars['String']['input'];
  /** Path to continue at after the login, such as `/venuelist`. At most 500 characters. */
  next?: InputMaybe<Scalars['String']['input']>;
  /** Which of the accounts of this email address. */
  role: Role;
};

/** Why a login link does not log in. */
export type LoginLinkProblem =
  /** It is older than 10 minutes, was replaced by a newer one, or never existed. */
  | 'EXPIRED'
  /** It was requested in another browser. */
  | 'OTHER_BROWSER'
  /** It has logged in before. */
  | 'USED';

/** A key to be made. */
export type MakeApiKeyInput = {
  /** After how many days it ends, 1 to 366; left out, it does not end by itself. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** What to call it, at most 60 characters. */
  name: Scalars['String']['input'];
  /** What it may do; READ_PUBLIC when left out. */
  scopes?: InputMaybe<Array<ApiKeyScope>>;
};

/** Order of an admins' table of listings. */
export type ManagedListingSort =
  /** Business name */
  | 'NAME'
  /** Editor's rank */
  | 'RANK'
  /** When they registered */
  | 'REGISTERED';

/** What a notification is about. */
export type NotificationKind =
  /** An enquiry was approved. */
  | 'BOOKING_APPROVED'
  /** An enquiry was turned down. */
  | 'BOOKING_REJECTED'
  /** Somebody looks for a venue in the city. */
  | 'CITY_INTEREST'
  /** A couple deleted their account. */
  | 'COUPLE_LEFT'
  /** A booking was moved to the day that was asked for. */
  | 'DATE_ACCEPTED'
  /** A couple changed the date of their enquiry. */
  | 'DATE_CHANGED'
  /** A booking stays on its day. */
  | 'DATE_DECLINED'
  /** A couple asks to move their booking to another day. */
  | 'DATE_PROPOSED'
  /** A couple sent an enquiry. */
  | 'ENQUIRY_RECEIVED'
  /** An enquiry was sent; for the couple that sent it. */
  | 'ENQUIRY_SENT'
  /** A couple took their enquiry back. */
  | 'ENQUIRY_WITHDRAWN'
  /** A notification of an earlier version; only its text says what it is about. */
  | 'LEGACY'
  /** The own listing was approved. */
  | 'LISTING_APPROVED'
  /** An admin made the own listing public again. */
  | 'LISTING_REINSTATED'
  /** The own listing was turned down; the text says why. */
  | 'LISTING_REJECTED'
  /** A venue or vendor that the couple wrote to is gone. */
  | 'LISTING_REMOVED'
  /** An admin suspended the own listing; the text says why. */
  | 'LISTING_SUSPENDED'
  /** Plate prices were read from the own venue’s text and wait for confirmation. */
  | 'PRICES_READ'
  /** A held review was published; for its author. */
  | 'REVIEW_PUBLISHED'
  /** A review was rejected; the text gives the reason. For its author. */
  | 'REVIEW_REJECTED'
  /** A real wedding was published; for its author. */
  | 'STORY_PUBLISHED'
  /** A real wedding was rejected; the text gives the reason. For its author. */
  | 'STORY_REJECTED';

/** Where in a dashboard a notification belongs. */
export type NotificationTopic =
  /** Enquiries and bookings, sent or received. */
  | 'BOOKINGS'
  /** The own listing, and couples who look for one like it. */
  | 'LISTING'
  /** Reviews that the account wrote. */
  | 'REVIEWS'
  /** Real weddings that the account wrote. */
  | 'STORIES';

/** What a vendor offers at a price. */
export type PackageInput = {
  /** How many days it covers, in halves. */
  days: Scalars['Float']['input'];
  /** Rupees to be paid at booking, at least; not more than the price. */
  minAdvance: Scalars['Int']['input'];
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Rupees for all of it. */
  price: Scalars['Int']['input'];
};

/** The lower of the two plate prices, in rupees. */
export type PriceBand =
  /** 1,000 - 1,500 */
  | 'FROM_1000'
  /** 1,500 - 2,000 */
  | 'FROM_1500'
  /** 2,000 - 3,000 */
  | 'FROM_2000'
  /** > 3,000 */
  | 'OVER_3000'
  /** < 1,000 */
  | 'UNDER_1000';

/** Mean of published reviews. */
export type RatingBand =
  /** All Ratings */
  | 'ALL'
  /** Rated 4+ */
  | 'FROM_4'
  /** Rated 4.5+ */
  | 'FROM_4_5'
  /** Rated 4.8+ */
  | 'FROM_4_8'
  /** Rated <4 */
  | 'UNDER_4';

/** What is written of a new story. */
export type RealWeddingInput = {
  /** The story: paragraphs, with Markdown emphasis, lists and links. */
  content: Scalars['String']['input'];
  /** Day of the wedding, YYYY-MM-DD. */
  eventDate?: InputMaybe<Scalars['String']['input']>;
  /** Title. */
  title: Scalars['String']['input'];
};

/** Order of the admins' table of stories. */
export type RealWeddingSort =
  /** Title */
  | 'TITLE'
  /** When it was written */
  | 'WRITTEN';

/** Where a story stands. Visitors see published ones only. */
export type RealWeddingStatus =
  /** Waits for an admin. */
  | 'PENDING'
  /** Public. */
  | 'PUBLISHED'
  /** Turned down; its author sees why. */
  | 'REJECTED';

/** A new admin. */
export type RegisterAdminInput = {
  /** Postal address. */
  address: Scalars['String']['input'];
  /** City. */
  city: Scalars['String']['input'];
  /** Ten-digit phone number. */
  contact: Scalars['String']['input'];
  /** E-mail address to log in with. */
  email: Scalars['String']['input'];
  /** Name. */
  name: Scalars['String']['input'];
  /** At least 8 characters. */
  password: Scalars['String']['input'];
};

/** What a couple or visitor signs up with. */
export type RegisterUserInput = {
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Full name. */
  fullName: Scalars['String']['input'];
  /** At least 8 characters, a digit and one of ! @ # $ % ^ & * */
  password: Scalars['String']['input'];
  /** Ten-digit mobile number. */
  phone: Scalars['String']['input'];
};

/** What a vendor registers with. */
export type RegisterVendorInput = {
  /** Business name. */
  businessName: Scalars['String']['input'];
  /** What they do. */
  category: VendorCategory;
  /** City, in any case. */
  city: Scalars['String']['input'];
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** The owner's name. */
  name: Scalars['String']['input'];
  /** At least 6 characters. */
  password: Scalars['String']['input'];
  /** Phone number, in any form. */
  phone: Scalars['String']['input'];
};

/** What a venue registers with. */
export type RegisterVenueInput = {
  /** Business name. */
  businessName: Scalars['String']['input'];
  /** City, in any case. */
  city: Scalars['String']['input'];
  /** Whatever we should know. */
  comments?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** At least 6 characters. */
  password: Scalars['String']['input'];
  /** Phone number, in any form. */
  phone: Scalars['String']['input'];
  /** The owner's name. */
  yourName: Scalars['String']['input'];
};

/** Why a review waits for an admin. */
export type ReviewHold =
  /** Its author’s account was younger than a day. */
  | 'NEW_ACCOUNT'
  /** It was turned down before, and then written anew. */
  | 'REJECTED_BEFORE'
  /** It tripped the word filter. */
  | 'WORDS';

/** What a user says of a venue or vendor. */
export type ReviewInput = {
  /** The venue or vendor. */
  listingId: Scalars['ID']['input'];
  /** The text. */
  message: Scalars['String']['input'];
  /** Stars, 1 to 5. */
  rating?: Scalars['Int']['input'];
};

/** Which reviews an admin looks through. */
export type ReviewQueue =
  /** Its listing’s owner asks for a second look. */
  | 'FLAGGED'
  /** Not public until an admin has read it. */
  | 'HELD'
  /** Public. */
  | 'PUBLISHED'
  /** Turned down. */
  | 'REJECTED'
  /** Held or flagged: what waits for a decision. */
  | 'WAITING';

/** Order of reviews. */
export type ReviewSort =
  /** Highest rated */
  | 'HIGHEST'
  /** Lowest rated */
  | 'LOWEST'
  /** Newest */
  | 'NEWEST';

/** Where a review stands. Others than its author see published ones only. */
export type ReviewStatus =
  /** Waits for an admin. */
  | 'PENDING'
  /** Public. */
  | 'PUBLISHED'
  /** Turned down. */
  | 'REJECTED';

/** What an account is for. */
export type Role =
  /** Moderates the marketplace. */
  | 'ADMIN'
  /** A couple or visitor. */
  | 'USER'
  /** Someone who provides a wedding service. */
  | 'VENDOR'
  /** The owner of a venue. */
  | 'VENUE';

/** What a picture of the site itself is for. */
export type SitePictureKind =
  /** The vendors’ categories; the key is the category’s. */
  | 'CATEGORY'
  /** The slides of the home page. */
  | 'HERO'
  /** The photo gallery. */
  | 'PHOTO';

/** What a suggestion leads to. */
export type SuggestionKind =
  /** category */
  | 'CATEGORY'
  /** city */
  | 'CITY'
  /** vendor */
  | 'VENDOR'
  /** venue */
  | 'VENUE';

/** An admin's own profile. What is left out stays as it is. */
export type UpdateAdminInput = {
  /** Postal address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Ten-digit phone number. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** The password it has now; needed for a new one. */
  current?: InputMaybe<Scalars['String']['input']>;
  /** Name. */
  name: Scalars['String']['input'];
  /** A new password, at least 8 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** What to change of an article; what is left out stays as it is. */
export type UpdateBlogInput = {
  /** Label above the title. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** The article, as in `BlogInput`. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What the couple changes of a pending enquiry. */
export type UpdateEnquiryInput = {
  /** The new event date, YYYY-MM-DD; today or later in India. */
  date: Scalars['String']['input'];
  /** ID of the booking. */
  id: Scalars['ID']['input'];
};

/** What to change of a story; what is left out stays as it is. */
export type UpdateRealWeddingInput = {
  /** The story, as in `RealWeddingInput`. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Day of the wedding, YYYY-MM-DD; null takes it away. */
  eventDate?: InputMaybe<Scalars['String']['input']>;
  /** Title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A user's edit of their profile; what is not given stays as it is. */
export type UpdateUserInput = {
  /** Postal address; empty for none. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** City of residence, in any case; empty for none. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Full name. */
  fullName?: InputMaybe<Scalars['String']['input']>;
  /** Ten-digit mobile number. */
  phone?: InputMaybe<Scalars['String']['input']>;
};

/** A vendor's edit of their listing; what is not given stays as it is. */
export type UpdateVendorInput = {
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** What happens when a couple cancels. */
  cancellation?: InputMaybe<CancellationPolicy>;
  /** City; the state follows from it. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Bookings that fit on one day, 1 to 50. */
  dailyCapacity?: InputMaybe<Scalars['Int']['input']>;
  /** Contact email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Events they have done; null for not said. */
  eventsCompleted?: InputMaybe<Scalars['Int']['input']>;
  /** Years in the business; null for not said. */
  experienceYears?: InputMaybe<Scalars['Int']['input']>;
  /** Business name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The owner's name. */
  ownerName?: InputMaybe<Scalars['String']['input']>;
  /** Phone number, in any form. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** About prices beside the packages. */
  priceNote?: InputMaybe<Scalars['String']['input']>;
  /** Summary. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** Whether they come to other cities; null for not said. */
  willingToTravel?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An owner's edit; what is not given stays as it is. */
export type UpdateVenueInput = {
  /** Street address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** What happens when a couple cancels. */
  cancellation?: InputMaybe<CancellationPolicy>;
  /** City; the state follows from it. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Bookings that fit on one day, 1 to 50. */
  dailyCapacity?: InputMaybe<Scalars['Int']['input']>;
  /** Contact e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What it offers. */
  facilities?: InputMaybe<Array<Facility>>;
  /** What is special about the place. */
  features?: InputMaybe<Scalars['String']['input']>;
  /** Description of the food packages. Without `vegPrice` and `nonVegPrice`, prices that it newly names are stored for the owner to confirm. */
  foodPackages?: InputMaybe<Scalars['String']['input']>;
  /** Capacity; its number is read out of it. */
  guestCapacity?: InputMaybe<Scalars['String']['input']>;
  /** How to get there. */
  howToReach?: InputMaybe<Scalars['String']['input']>;
  /** Business name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Price of a non-vegetarian plate in rupees, 1 to 1,000,000; null for none. */
  nonVegPrice?: InputMaybe<Scalars['Int']['input']>;
  /** The owner's name. */
  ownerName?: InputMaybe<Scalars['String']['input']>;
  /** Contact phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The venue's own rules. */
  policies?: InputMaybe<Scalars['String']['input']>;
  /** Summary. */
  summary?: InputMaybe<Scalars['String']['input']>;
  /** What kind of venue it is. */
  types?: InputMaybe<Array<VenueType>>;
  /** Price of a vegetarian plate in rupees, 1 to 1,000,000; null for none. Both prices together confirm them. */
  vegPrice?: InputMaybe<Scalars['Int']['input']>;
};

/** What kind of problem a user error is. */
export type UserErrorCode =
  /** The values are fine, but something that exists already is in the way. */
  | 'CONFLICT'
  /** A value breaks a rule; the message says which. */
  | 'INVALID'
  /** E-mail, password and role do not belong together. */
  | 'WRONG_CREDENTIALS';

/** Order of the admins' table of users. */
export type UserSort =
  /** Full name */
  | 'NAME'
  /** When they signed up */
  | 'REGISTERED';

/** Kinds of wedding services. */
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
  /** Messkot */
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

/** Narrows a list of vendors: fields are AND-ed. */
export type VendorFilterInput = {
  /** Key or title of a category, such as MakeupArtist, in any case; see `vendorCategories`. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** City, in any case. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Part of the name, city or state; one or two letters match beginnings. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** By moderation state; heard from admins only. */
  statuses?: InputMaybe<Array<ListingStatus>>;
};

/** Order of a list of vendors. */
export type VendorSort =
  /** Price: high to low */
  | 'PRICE_HIGH'
  /** Price: low to high */
  | 'PRICE_LOW'
  /** Recommended */
  | 'RANK'
  /** Best reviewed */
  | 'RATING';

/** Narrows a list of venues: options of one field are OR-ed, fields are AND-ed. */
export type VenueFilterInput = {
  /** City, in any case. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** By capacity. */
  guests?: InputMaybe<Array<GuestBand>>;
  /** By price per plate. */
  prices?: InputMaybe<Array<PriceBand>>;
  /** By rating. */
  ratings?: InputMaybe<Array<RatingBand>>;
  /** Part of the name, city or state; one or two letters match beginnings. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** By moderation state; heard from admins only. */
  statuses?: InputMaybe<Array<ListingStatus>>;
  /** By kind of venue. */
  types?: InputMaybe<Array<VenueType>>;
};

/** Order of a list of venues. */
export type VenueSort =
  /** Most guests */
  | 'GUESTS'
  /** Price: high to low */
  | 'PRICE_HIGH'
  /** Price: low to high */
  | 'PRICE_LOW'
  /** Recommended */
  | 'RANK'
  /** Best reviewed */
  | 'RATING';

/** Kinds of venue; one venue may be several. */
export type VenueType =
  /** Banquet Hall */
  | 'BANQUET_HALL'
  /** Banquet Halls */
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
