import 'reflect-metadata';
import { isInterfaceType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AccountResolver } from './account/account.resolver.js';
import { LoginLinkResolver } from './account/login-link.resolver.js';
import { AdminResolver } from './admin/admin.resolver.js';
import { ApiKeyResolver } from './api-key/api-key.resolver.js';
import { AuditResolver } from './audit/audit.resolver.js';
import { ManageAdminsResolver } from './admin/manage.resolver.js';
import { BlogResolver } from './blog/blog.resolver.js';
import { EditBlogResolver } from './blog/edit.resolver.js';
import { BookingResolver, ListingBookingResolver } from './booking/booking.resolver.js';
import { BookingHistoryResolver } from './booking/history.resolver.js';
import { BookingMoveResolver } from './booking/move.resolver.js';
import { UserBookingResolver } from './booking/of-user.resolver.js';
import { NotificationBookingResolver } from './booking/notification.resolver.js';
import { CityResolver } from './city/city.resolver.js';
import { DeletionResolver } from './deletion/deletion.resolver.js';
import { EnquiryResolver } from './enquiry/enquiry.resolver.js';
import { LeadResolver } from './enquiry/lead.resolver.js';
import { ListingManagementResolver } from './listing/manage.resolver.js';
import { InterestResolver } from './interest/interest.resolver.js';
import { CalendarResolver } from './booking/calendar.resolver.js';
import { GalleryResolver } from './listing/gallery.resolver.js';
import { typeOfListing } from './listing/listing.entity.js';
import { ListingResolver } from './listing/listing.resolver.js';
import { MailQueueResolver } from './mail-queue/mail-queue.resolver.js';
import { AccountSettingsResolver } from './me/account-settings.resolver.js';
import { OwnListingResolver } from './listing/owner.resolver.js';
import { UnavailableListingResolver } from './listing/unavailable.resolver.js';
import { AvailabilityResolver } from './booking/availability.resolver.js';
import { BookingChangeResolver } from './booking/change.resolver.js';
import { BookedListingResolver } from './booking/booked-listing.resolver.js';
import { MeResolver } from './me/me.resolver.js';
import { OverviewResolver } from './overview/overview.resolver.js';
import { ManageRealWeddingsResolver } from './real-wedding/manage.resolver.js';
import { ResubmitRealWeddingResolver } from './real-wedding/resubmit.resolver.js';
import { NodeResolver } from './node/node.resolver.js';
import type { FoundNode } from './node/node.service.js';
import { NotificationResolver } from './notification/notification.resolver.js';
import { RealWeddingResolver } from './real-wedding/real-wedding.resolver.js';
import { ReviewCaseResolver } from './review/case.resolver.js';
import { UserReviewResolver } from './review/of-user.resolver.js';
import { ListingReviewResolver, ReviewResolver } from './review/review.resolver.js';
import { SitePictureResolver } from './site-picture/site-picture.resolver.js';
import { SuggestionResolver } from './suggestion/suggestion.resolver.js';
import { ManageUsersResolver } from './user/manage.resolver.js';
import { UserResolver } from './user/user.resolver.js';
import { RegisterVendorResolver } from './vendor/register.resolver.js';
import { ManageVendorsResolver } from './vendor/manage.resolver.js';
import { OwnVendorResolver } from './vendor/own.resolver.js';
import { Vendor } from './vendor/vendor.entity.js';
import { VendorResolver } from './vendor/vendor.resolver.js';
import { RegisterVenueResolver } from './venue/register.resolver.js';
import { ManageVenuesResolver } from './venue/manage.resolver.js';
import { Venue } from './venue/venue.entity.js';
import { VenueResolver } from './venue/venue.resolver.js';
import { WishlistItemResolver } from './wishlist/list.resolver.js';
import { WishlistResolver } from './wishlist/wishlist.resolver.js';

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
