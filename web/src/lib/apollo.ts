import { ApolloClient, InMemoryCache, type ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { cursorList } from './cursorList';

declare module '@apollo/client' {
  interface TypeOverrides {
    /** A masked fragment has the type that codegen generates for it. */
    FragmentType: GraphQLCodegenDataMasking.HKTImplementation.FragmentType;
  }
}

/** Creates a client for one request on the server, or for the lifetime of a tab in the browser. */
export function makeClient(link: ApolloLink, ssr: boolean, state?: NormalizedCacheObject): ApolloClient {
  const cache = new InMemoryCache({
    // The server reads each result twice; tracking what a result depends on takes longer.
    resultCaching: !ssr,
    possibleTypes: { Listing: ['Venue', 'Vendor'], TimelineEntry: ['Message', 'BookingEvent'] },
    typePolicies: {
      Query: {
        fields: {
          inbox: cursorList(
            'status',
            'rescheduleRequested',
            'expired',
            'date',
            'listingId',
            'search',
            'sort',
          ),
          enquiryInbox: cursorList('filter', 'order', 'labelId', 'search'),
          notifications: cursorList('unread'),
          myBookings: cursorList(),
          myReviews: cursorList(),
          userBookings: cursorList('userId', 'open'),
          userReviews: cursorList('userId'),
          wishlist: cursorList('userId'),
          undeliverableEmails: cursorList(),
          enquiries: cursorList('kind', 'unread', 'search'),
          reviewCases: cursorList('queue', 'search'),
          messageCases: cursorList('queue'),
          apiKeys: cursorList(),
          auditLog: cursorList('actorId', 'action', 'target', 'from', 'to'),
        },
      },
      Booking: { fields: { timeline: cursorList() } },
      // Values without an ID are stored within their parent object.
      Picture: { keyFields: false },
      Contact: { keyFields: false, merge: true },
      RatingSummary: { keyFields: false },
      PageInfo: { keyFields: false },
      City: { keyFields: ['name'] },
      SitePicture: { keyFields: false },
      InboxSummary: { keyFields: false },
      VendorCategoryCount: { keyFields: ['key'] },
      CalendarDay: { keyFields: false },
      UnreadCounts: { keyFields: false },
      InboxCounts: { keyFields: false, merge: true },
      ReviewCounts: { keyFields: false },
    },
  });
  if (state) cache.restore(state);
  return new ApolloClient({
    link,
    cache,
    ssrMode: ssr,
    dataMasking: true,
  });
}
