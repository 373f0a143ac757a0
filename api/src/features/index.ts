import type { Feature } from './feature.js';
import { account } from './account/index.js';
import { admin } from './admin/index.js';
import { apiKey } from './api-key/index.js';
import { audit } from './audit/index.js';
import { blog } from './blog/index.js';
import { booking } from './booking/index.js';
import { calendar } from './calendar/index.js';
import { city } from './city/index.js';
import { conversation } from './conversation/index.js';
import { deletion } from './deletion/index.js';
import { enquiry } from './enquiry/index.js';
import { eventConfirmation } from './event-confirmation/index.js';
import { inbox } from './inbox/index.js';
import { interest } from './interest/index.js';
import { listing } from './listing/index.js';
import { listingView } from './listing-view/index.js';
import { mailQueue } from './mail-queue/index.js';
import { me } from './me/index.js';
import { media } from './media/index.js';
import { node } from './node/index.js';
import { notification } from './notification/index.js';
import { overview } from './overview/index.js';
import { quote } from './quote/index.js';
import { ownerHome } from './owner-home/index.js';
import { realWedding } from './real-wedding/index.js';
import { response } from './response/index.js';
import { review } from './review/index.js';
import { savedReply } from './saved-reply/index.js';
import { sitePicture } from './site-picture/index.js';
import { subscription } from './subscription/index.js';
import { suggestion } from './suggestion/index.js';
import { user } from './user/index.js';
import { vendor } from './vendor/index.js';
import { venue } from './venue/index.js';
import { visit } from './visit/index.js';
import { wishlist } from './wishlist/index.js';

/** All features. The REST API's document lists their calls in this order. */
export const features: readonly Feature[] = [
  account,
  city,
  venue,
  vendor,
  user,
  admin,
  deletion,
  wishlist,
  booking,
  enquiry,
  blog,
  realWedding,
  interest,
  notification,
  apiKey,
  audit,
  calendar,
  conversation,
  eventConfirmation,
  inbox,
  listing,
  listingView,
  mailQueue,
  me,
  media,
  node,
  overview,
  quote,
  ownerHome,
  response,
  review,
  savedReply,
  sitePicture,
  subscription,
  suggestion,
  visit,
];
