/** Documents of the mutations; each result has the alias `r`. */
const BOOKING = '{ booking { id status date } userErrors { message } }';
const ERRORS = '{ userErrors { message } }';

export const APPROVE = `mutation A($id: ID!, $code: String!) { r: approveBooking(id: $id, code: $code) ${BOOKING} }`;
export const REJECT = `mutation R($id: ID!) { r: rejectBooking(id: $id, reason: OTHER) ${BOOKING} }`;
export const WITHDRAW = `mutation W($id: ID!) { r: withdrawBooking(id: $id) ${BOOKING} }`;
export const UPDATE_ENQUIRY = `mutation U($input: UpdateEnquiryInput!) { r: updateEnquiry(input: $input) ${BOOKING} }`;
export const ACCEPT_RESCHEDULE = `mutation A($id: ID!, $date: String!) { r: acceptReschedule(id: $id, date: $date) ${BOOKING} }`;
export const OFFER_DATES = `mutation O($id: ID!, $dates: [String!]!) { r: offerDates(id: $id, dates: $dates) ${BOOKING} }`;
export const ACCEPT_OFFER = `mutation A($id: ID!, $date: String!) { r: acceptDateOffer(id: $id, date: $date) ${BOOKING} }`;
export const DECLINE_OFFER = `mutation D($id: ID!) { r: declineDateOffer(id: $id) ${BOOKING} }`;
export const SEND_ENQUIRY = `mutation E($input: EnquiryInput!) {
  r: sendEnquiry(input: $input) { created booking { id status date } userErrors { message } } }`;
export const ADD_OFFLINE = `mutation O($input: OfflineBookingInput!) { r: addOfflineBooking(input: $input) ${ERRORS} }`;
export const MOVE_OFFLINE = `mutation M($id: ID!, $input: OfflineBookingInput!) {
  r: updateOfflineBooking(id: $id, input: $input) ${ERRORS} }`;
export const BLOCK = `mutation B($input: BlockedPeriodInput!) { r: blockDays(input: $input) ${ERRORS} }`;
export const UNBLOCK = `mutation U($id: ID!) { r: deleteBlockedPeriod(id: $id) ${ERRORS} }`;
export const UPDATE_VENUE = `mutation U($input: UpdateVenueInput!) { r: updateVenue(input: $input) ${ERRORS} }`;
export const SEND_MESSAGE = `mutation S($input: SendMessageInput!) {
  r: sendMessage(input: $input) { message { id } userErrors { message } } }`;
export const REQUEST_VISIT = `mutation V($id: ID!, $slots: [String!]!) { r: requestVisit(bookingId: $id, slots: $slots) ${BOOKING} }`;
export const OFFER_VISIT = `mutation O($id: ID!, $slots: [String!]!) { r: offerVisitTimes(id: $id, slots: $slots) ${BOOKING} }`;
export const CONFIRM_VISIT = `mutation C($id: ID!, $startsAt: String!) { r: confirmVisit(id: $id, startsAt: $startsAt) ${BOOKING} }`;
export const CANCEL_VISIT = `mutation C($id: ID!) { r: cancelVisit(id: $id) ${BOOKING} }`;
export const SEND_QUOTE = `mutation S($input: SendQuoteInput!) { r: sendQuote(input: $input) ${BOOKING} }`;
export const ACCEPT_QUOTE = `mutation A($id: ID!) { r: acceptQuote(id: $id) ${BOOKING} }`;
export const DECLINE_QUOTE = `mutation D($id: ID!, $note: String!) { r: declineQuote(id: $id, note: $note) ${BOOKING} }`;
export const DELETE_USER = `mutation D($id: ID!) { r: deleteUser(id: $id) ${ERRORS} }`;
export const LOGOUT = `mutation L { logout }`;
export const UPLOAD_ATTACHMENT = `mutation U($bookingId: ID!, $file: Upload!) {
  r: uploadAttachment(bookingId: $bookingId, name: "Kingfisher.pdf", file: $file) { attachment { id } userErrors { message } } }`;
export const ADD_TO_WISHLIST = `mutation A($id: ID!) { r: addToWishlist(listingId: $id) ${ERRORS} }`;
export const REMOVE_FROM_WISHLIST = `mutation R($id: ID!) { r: removeFromWishlist(listingId: $id) ${ERRORS} }`;
export const WRITE_REVIEW = `mutation W($input: ReviewInput!) { r: writeReview(input: $input) ${ERRORS} }`;
export const TIMELINE = `query T($id: ID!) { r: booking(id: $id) {
  timeline(first: 50) { nodes { __typename ... on Message { id } ... on BookingEvent { id } } } } }`;
