import 'reflect-metadata';
import { isInterfaceType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AccountResolver } from '../features/account/account.resolver.js';
import { LoginLinkResolver } from '../features/account/login-link.resolver.js';
import { AdminResolver } from '../features/admin/admin.resolver.js';
import { ApiKeyResolver } from '../features/api-key/api-key.resolver.js';
import { AuditResolver } from '../features/audit/audit.resolver.js';
import { ManageAdminsResolver } from '../features/admin/manage.resolver.js';
import { BlogResolver } from '../features/blog/blog.resolver.js';
import { EditBlogResolver } from '../features/blog/edit.resolver.js';
import { BookingResolver, ListingBookingResolver } from '../features/booking/booking.resolver.js';
import { BookingHistoryResolver } from '../features/booking/history.resolver.js';
import { BookingMoveResolver } from '../features/booking/move.resolver.js';
import { UserBookingResolver } from '../features/booking/of-user.resolver.js';
import { NotificationBookingResolver } from '../features/booking/notification.resolver.js';
import { CityResolver } from '../features/city/city.resolver.js';
import { DeletionResolver } from '../features/deletion/deletion.resolver.js';
import { EnquiryResolver } from '../features/enquiry/enquiry.resolver.js';
import { LeadResolver } from '../features/enquiry/lead.resolver.js';
import { ListingManagementResolver } from '../features/listing/manage.resolver.js';
import { InterestResolver } from '../features/interest/interest.resolver.js';
import { CalendarResolver } from '../features/booking/calendar.resolver.js';
import { GalleryResolver } from '../features/listing/gallery.resolver.js';
import { typeOfListing } from '../features/listing/listing.entity.js';
import { ListingResolver } from '../features/listing/listing.resolver.js';
import { MailQueueResolver } from '../features/mail-queue/mail-queue.resolver.js';
import { AccountSettingsResolver } from '../features/me/account-settings.resolver.js';
import { OwnListingResolver } from '../features/listing/owner.resolver.js';
import { UnavailableListingResolver } from '../features/listing/unavailable.resolver.js';
import { AvailabilityResolver } from '../features/booking/availability.resolver.js';
import { BookingChangeResolver } from '../features/booking/change.resolver.js';
import { BookedListingResolver } from '../features/booking/booked-listing.resolver.js';
import { MeResolver } from '../features/me/me.resolver.js';
import { OverviewResolver } from '../features/overview/overview.resolver.js';
import { ManageRealWeddingsResolver } from '../features/real-wedding/manage.resolver.js';
import { ResubmitRealWeddingResolver } from '../features/real-wedding/resubmit.resolver.js';
import { NodeResolver } from '../features/node/node.resolver.js';
import type { FoundNode } from '../features/node/node.service.js';
import { NotificationResolver } from '../features/notification/notification.resolver.js';
import { RealWeddingResolver } from '../features/real-wedding/real-wedding.resolver.js';
import { ReviewCaseResolver } from '../features/review/case.resolver.js';
import { UserReviewResolver } from '../features/review/of-user.resolver.js';
import { ListingReviewResolver, ReviewResolver } from '../features/review/review.resolver.js';
import { SitePictureResolver } from '../features/site-picture/site-picture.resolver.js';
import { SuggestionResolver } from '../features/suggestion/suggestion.resolver.js';
import { ManageUsersResolver } from '../features/user/manage.resolver.js';
import { UserResolver } from '../features/user/user.resolver.js';
import { RegisterVendorResolver } from '../features/vendor/register.resolver.js';
import { ManageVendorsResolver } from '../features/vendor/manage.resolver.js';
import { OwnVendorResolver } from '../features/vendor/own.resolver.js';
import { Vendor } from '../features/vendor/vendor.entity.js';
import { VendorResolver } from '../features/vendor/vendor.resolver.js';
import { RegisterVenueResolver } from '../features/venue/register.resolver.js';
import { ManageVenuesResolver } from '../features/venue/manage.resolver.js';
import { Venue } from '../features/venue/venue.entity.js';
import { VenueResolver } from '../features/venue/venue.resolver.js';
import { WishlistItemResolver } from '../features/wishlist/list.resolver.js';
import { WishlistResolver } from '../features/wishlist/wishlist.resolver.js';

/** The GraphQL schema; its text is committed as schema.graphql. */
export async function makeSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      AccountResolver,
      LoginLinkResolver,
      AccountSettingsResolver,
      AdminResolver,
      ApiKeyResolver,
      AuditResolver,
      BlogResolver,
      BookingHistoryResolver,
      BookingMoveResolver,
      BookingResolver,
      CalendarResolver,
      CityResolver,
      EditBlogResolver,
      DeletionResolver,
      EnquiryResolver,
      InterestResolver,
      GalleryResolver,
      ListingBookingResolver,
      ListingManagementResolver,
      ListingResolver,
      ListingReviewResolver,
      ManageRealWeddingsResolver,
      ResubmitRealWeddingResolver,
      MailQueueResolver,
      ManageAdminsResolver,
      ManageUsersResolver,
      ManageVendorsResolver,
      ManageVenuesResolver,
      MeResolver,
      OverviewResolver,
      ReviewCaseResolver,
      NodeResolver,
      NotificationBookingResolver,
      NotificationResolver,
      LeadResolver,
      OwnListingResolver,
      UnavailableListingResolver,
      AvailabilityResolver,
      BookingChangeResolver,
      BookedListingResolver,
      OwnVendorResolver,
      RealWeddingResolver,
      RegisterVendorResolver,
      RegisterVenueResolver,
      ReviewResolver,
      SitePictureResolver,
      SuggestionResolver,
      UserBookingResolver,
      UserResolver,
      UserReviewResolver,
      VendorResolver,
      VenueResolver,
      WishlistItemResolver,
      WishlistResolver,
    ],
    orphanedTypes: [Venue, Vendor],
    // Operations check their input by the features' rules.
    validate: false,
    // GraphQL itself checks a schema, when it is first asked; this would be a second time, at each start.
    skipCheck: true,
  });
  describe(schema.getQueryType(), 'What can be read. A query by GET needs no header but Accept.');
  describe(
    schema.getMutationType(),
    'What can be changed. Each field runs in a transaction of its own, in turn.',
  );
  // type-graphql wraps this in a promise, for which compiled queries do not wait.
  const listing = schema.getType('Listing');
  if (isInterfaceType(listing)) listing.resolveType = typeOfListing;
  const node = schema.getType('Node');
  if (isInterfaceType(node)) node.resolveType = ({ nodeType }: FoundNode) => nodeType;
  return schema;
}

/** type-graphql has no place for the words on the roots. */
function describe(type: GraphQLObjectType | null | undefined, words: string): void {
  if (type) type.description = words;
}
