import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { everyone, only, type Input, type Row } from './row.js';
import {
  makeGalleryPicture,
  makeReview,
  pendingListing,
  requestReschedule,
  reject,
  somePackage,
} from './scene.js';

const approvedVenue = async () => ({ id: (await makeVenue()).id });

const OFFER = { name: 'Both hands', days: 1, price: 9000, minAdvance: 2000 };

const wish = ({ userId, listingId }: Input) => ({ userId, itemId: listingId, itemType: 'venue' });

/** Venues and vendors, their pictures, moderation, wishlists and reviews. */
export const listings: Record<string, Row> = {
  'venue.list': {
    verdicts: everyone,
    input: () => ({}),
    graphql: { document: '{ venues { nodes { id } } }' },
  },
  'venue.listDocumented': {
    verdicts: everyone,
    input: () => ({}),
    rest: [{ route: 'GET venue/all' }, { route: 'GET venue/ranked/venues' }],
  },
  'venue.get': {
    verdicts: everyone,
    input: approvedVenue,
    graphql: { document: 'query Q($id: ID!) { found: venue(id: $id) { id } }' },
    rest: [
      { route: 'GET venue/:id', path: ({ id }) => `venue/${String(id)}` },
      { route: 'GET venue/owner/:ownerId', path: ({ id }) => `venue/owner/${String(id)}` },
    ],
  },
  'listingView.record': {
    verdicts: everyone,
    input: async () => ({ listingId: (await makeVenue()).id }),
    sessionOnly: true,
    graphql: {
      document:
        'mutation M($listingId: ID!) { answer: recordListingView(listingId: $listingId) { userErrors { code } } }',
    },
  },
  'suggestion.list': {
    verdicts: everyone,
    input: () => ({ term: 'jheel' }),
    graphql: { document: 'query Q($term: String!) { suggestions(term: $term) { key } }' },
  },
  'suggestion.interpret': {
    verdicts: everyone,
    input: () => ({ term: 'photographer in jaipur' }),
    graphql: { document: 'query Q($term: String!) { searchInterpretation(term: $term) { text } }' },
  },
  'venue.update': {
    verdicts: only('venue'),
    others: { venue: 403 },
    input: ({ listingId }) => ({ id: listingId, summary: 'Two ghats and a boat.' }),
    graphql: {
      document:
        'mutation M($input: UpdateVenueInput!) { answer: updateVenue(input: $input) { userErrors { code } } }',
      variables: ({ summary }) => ({ input: { summary } }),
      ownRowsOnly: true,
    },
    rest: [
      {
        route: 'PUT venue/:id',
        path: ({ id }) => `venue/${String(id)}`,
        body: ({ summary }) => ({ summary }),
      },
    ],
  },
  'venue.moderate': {
    verdicts: only('admin'),
    input: async () => ({ id: await pendingListing(), isVerified: 'Approved' }),
    rest: [
      {
        route: 'PUT venue/:id',
        path: ({ id }) => `venue/${String(id)}`,
        body: ({ isVerified }) => ({ isVerified }),
      },
    ],
  },
  'vendor.moderate': {
    verdicts: only('admin'),
    input: async () => ({ id: (await makeVendor()).id, rank: 4 }),
    rest: [
      {
        route: 'PUT vendor/:id',
        path: ({ id }) => `vendor/${String(id)}`,
        body: ({ rank }) => ({ rank }),
      },
    ],
  },
  'vendor.update': {
    verdicts: only('vendor'),
    others: { vendor: 403 },
    input: async ({ listingId }, { id }) => ({
      id: id === listingId ? id : (await makeVendor()).id,
      summary: 'Both hands, to the elbow.',
    }),
    graphql: {
      document:
        'mutation M($input: UpdateVendorInput!) { answer: updateVendor(input: $input) { userErrors { code } } }',
      variables: ({ summary }) => ({ input: { summary } }),
      ownRowsOnly: true,
    },
    rest: [
      {
        route: 'PUT vendor/:id',
        path: ({ id }) => `vendor/${String(id)}`,
        body: ({ summary }) => ({ summary }),
      },
    ],
  },
  'vendor.addPackage': {
    verdicts: only('vendor'),
    input: () => OFFER,
    graphql: {
      document:
        'mutation M($input: PackageInput!) { answer: addPackage(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  'vendor.updatePackage': {
    verdicts: only('vendor'),
    others: { vendor: 404 },
    input: async (fixtures, caller) => ({ id: await somePackage(fixtures, caller), ...OFFER }),
    graphql: {
      document:
        'mutation M($id: ID!, $input: PackageInput!) { answer: updatePackage(id: $id, input: $input) { userErrors { code } } }',
      variables: ({ id }) => ({ id, input: OFFER }),
    },
  },
  'vendor.removePackage': {
    verdicts: only('vendor'),
    others: { vendor: 404 },
    input: async (fixtures, caller) => ({ id: await somePackage(fixtures, caller) }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: removePackage(id: $id) { userErrors { code } } }',
    },
  },
  'vendor.reorderPackages': {
    verdicts: only('vendor'),
    input: async (fixtures, caller) => ({ ids: [await somePackage(fixtures, caller)] }),
    graphql: {
      document: 'mutation M($ids: [ID!]!) { answer: reorderPackages(ids: $ids) { userErrors { code } } }',
    },
  },
  'vendor.list': {
    verdicts: everyone,
    input: () => ({}),
    graphql: { document: '{ vendors { nodes { id } } }' },
  },
  'vendor.listDocumented': {
    verdicts: everyone,
    input: () => ({}),
    rest: [
      { route: 'GET vendor/all' },
      { route: 'GET vendor/category/:type', path: () => 'vendor/category/mehendi artists' },
    ],
  },
  'vendor.get': {
    verdicts: everyone,
    input: async () => ({ id: (await makeVendor()).id }),
    graphql: { document: 'query Q($id: ID!) { found: vendor(id: $id) { id } }' },
    rest: [{ route: 'GET vendor/:id', path: ({ id }) => `vendor/${String(id)}` }],
  },
  'vendor.categories': {
    verdicts: everyone,
    input: () => ({}),
    graphql: { document: '{ vendorCategories { key title count } }' },
  },
  'listing.addPictures': {
    verdicts: only('vendor', 'venue'),
    input: () => ({ files: [] }),
    outcome: 'BAD_USER_INPUT',
    graphql: {
      document:
        'mutation M($files: [Upload!]!) { answer: addPictures(files: $files) { userErrors { code } } }',
    },
  },
  'listing.gallery': {
    verdicts: only('vendor', 'venue'),
    input: () => ({}),
    graphql: { document: '{ found: myGallery { id } }' },
  },
  'listing.movePicture': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: async ({ listingId }) => ({ id: await makeGalleryPicture(listingId) }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: movePicture(id: $id) { userErrors { code } } }',
    },
  },
  'listing.updatePictureCaption': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: async ({ listingId }) => ({
      id: await makeGalleryPicture(listingId),
      caption: 'The lake at dusk',
    }),
    graphql: {
      document:
        'mutation M($id: ID!, $caption: String!) { answer: updatePictureCaption(id: $id, caption: $caption) { userErrors { code } } }',
    },
  },
  'listing.removePicture': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: async ({ listingId }) => ({ id: await makeGalleryPicture(listingId) }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: removePicture(id: $id) { userErrors { code } } }',
    },
  },
  'listing.resubmit': {
    verdicts: only('vendor', 'venue'),
    input: async (_, { role, id }) => {
      if (role === 'vendor' || role === 'venue') await reject(id);
      return {};
    },
    graphql: { document: 'mutation M { answer: resubmitListing { status userErrors { code } } }' },
  },
  'listing.setDailyCapacity': {
    verdicts: only('vendor', 'venue'),
    input: () => ({ dailyCapacity: 3 }),
    graphql: {
      document:
        'mutation M($dailyCapacity: Int!) { answer: setDailyCapacity(dailyCapacity: $dailyCapacity) { userErrors { code } } }',
    },
  },
  'listing.decide': {
    verdicts: only('admin'),
    input: async () => ({ id: await pendingListing(), decision: 'approved' }),
    graphql: {
      document:
        'mutation M($id: ID!) { answer: decideListing(id: $id, approve: true) { status userErrors { code } } }',
    },
  },
  'listing.decideMany': {
    verdicts: only('admin'),
    input: async () => ({ ids: [await pendingListing()], decision: 'approved' }),
    graphql: {
      document:
        'mutation M($ids: [ID!]!) { answer: decideListings(ids: $ids, approve: true) { changed userErrors { code } } }',
    },
  },
  'listing.suspend': {
    verdicts: only('admin'),
    input: async () => ({ ids: [(await makeVenue()).id], reason: 'The pictures show another venue.' }),
    graphql: {
      document:
        'mutation M($ids: [ID!]!, $reason: String!) { answer: suspendListings(ids: $ids, reason: $reason) { changed userErrors { code } } }',
    },
  },
  'listing.reinstate': {
    verdicts: only('admin'),
    input: async () => ({ ids: [(await makeVenue({ status: 'suspended' })).id] }),
    graphql: {
      document:
        'mutation M($ids: [ID!]!) { answer: reinstateListings(ids: $ids) { changed userErrors { code } } }',
    },
  },
  'listing.unavailable': {
    verdicts: everyone,
    input: async () => ({ id: (await makeVenue({ status: 'suspended' })).id }),
    graphql: { document: 'query Q($id: ID!) { found: unavailableListing(id: $id) { id } }' },
  },
  'listing.counts': {
    verdicts: only('admin'),
    input: () => ({ kind: 'venue' }),
    graphql: { document: '{ listingCounts(kind: VENUE) { pending } }' },
  },
  'venue.manage': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ managedVenues { nodes { id } } }' },
  },
  'vendor.manage': {
    verdicts: only('admin'),
    input: () => ({}),
    graphql: { document: '{ managedVendors { nodes { id } } }' },
  },
  'listing.rank': {
    verdicts: only('admin'),
    input: async () => ({ ...(await approvedVenue()), rank: 7 }),
    graphql: {
      document:
        'mutation M($id: ID!, $rank: Int!) { answer: rankListing(id: $id, rank: $rank) { rank userErrors { code } } }',
    },
  },
  'listing.delete': {
    verdicts: only('admin'),
    sessionOnly: true,
    input: async () => ({ ...(await approvedVenue()), vendorId: (await makeVendor()).id }),
    graphql: {
      document: 'mutation M($id: ID!) { answer: deleteListing(id: $id) { id userErrors { code } } }',
    },
    rest: [
      { route: 'DELETE venue/:id', path: ({ id }) => `venue/${String(id)}` },
      { route: 'DELETE vendor/:id', path: ({ vendorId }) => `vendor/${String(vendorId)}` },
    ],
  },
  'review.list': {
    verdicts: everyone,
    input: async () => ({ listingId: (await makeVenue()).id }),
    graphql: {
      document: 'query Q($listingId: ID!) { found: venue(id: $listingId) { reviews { totalCount } } }',
    },
  },
  'review.listOf': {
    verdicts: only('admin'),
    input: ({ userId }) => ({ userId }),
    graphql: {
      document: 'query Q($userId: ID!) { found: userReviews(userId: $userId) { nodes { id } } }',
    },
  },
  'review.listMine': {
    verdicts: only('user'),
    input: () => ({}),
    graphql: { document: '{ myReviews { nodes { id rejectionReason } totalCount } }' },
  },
  'review.reviewableAfter': {
    verdicts: only('user'),
    input: async (fixtures) => {
      await requestReschedule(fixtures);
      return { listingId: fixtures.listingId };
    },
    graphql: { document: 'query Q($listingId: ID!) { reviewableAfter(listingId: $listingId) }' },
  },
  'review.mine': {
    verdicts: only('user'),
    input: async ({ userId }) => ({ listingId: (await makeReview({ userId })).listingId }),
    graphql: { document: 'query Q($listingId: ID!) { found: myReview(listingId: $listingId) { id } }' },
  },
  'review.write': {
    verdicts: only('user'),
    input: async () => ({ listingId: (await makeVenue()).id, rating: 4, message: 'A calm garden.' }),
    graphql: {
      document:
        'mutation M($input: ReviewInput!) { answer: writeReview(input: $input) { userErrors { code } } }',
      variables: (input) => ({ input }),
    },
  },
  'review.answer': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: async ({ listingId }) => ({ id: (await makeReview({ listingId })).id, answer: 'Thank you.' }),
    graphql: {
      document:
        'mutation M($id: ID!, $answer: String!) { answer: answerReview(id: $id, answer: $answer) { userErrors { code } } }',
    },
  },
  'review.flag': {
    verdicts: only('vendor', 'venue'),
    others: { vendor: 404, venue: 404 },
    input: async ({ listingId }) => ({ id: (await makeReview({ listingId })).id, reason: 'Never a guest.' }),
    graphql: {
      document:
        'mutation M($id: ID!, $reason: String!) { answer: flagReview(id: $id, reason: $reason) { userErrors { code } } }',
    },
  },
  'review.decide': {
    verdicts: only('admin'),
    input: async () => ({ id: (await makeReview({ status: 'pending' })).id, publish: true }),
    graphql: {
      document:
        'mutation M($id: ID!, $publish: Boolean!) { answer: decideReview(id: $id, publish: $publish) { userErrors { code } } }',
    },
  },
  'wishlist.add': {
    verdicts: only('user'),
    others: { user: 403 },
    input: async ({ userId }) => ({ userId, listingId: (await makeVenue()).id }),
    graphql: {
      document:
        'mutation M($listingId: ID!) { answer: addToWishlist(listingId: $listingId) { userErrors { code } } }',
      variables: ({ listingId }) => ({ listingId }),
      ownRowsOnly: true,
    },
    rest: [{ route: 'POST wishlist/add', body: wish }],
  },
  'wishlist.list': {
    verdicts: only('user', 'admin'),
    others: { user: 403, admin: 'yes' },
    input: ({ userId }) => ({ userId }),
    graphql: { document: 'query Q($userId: ID) { found: wishlist(userId: $userId) { totalCount } }' },
    rest: [{ route: 'GET wishlist/:userId', path: ({ userId }) => `wishlist/${String(userId)}` }],
  },
  'wishlist.remove': {
    verdicts: only('user'),
    others: { user: 403 },
    input: async ({ userId }) => ({ userId, listingId: (await makeVenue()).id }),
    graphql: {
      document:
        'mutation M($listingId: ID!) { answer: removeFromWishlist(listingId: $listingId) { userErrors { code } } }',
      variables: ({ listingId }) => ({ listingId }),
      ownRowsOnly: true,
    },
    rest: [{ route: 'DELETE wishlist/remove', body: wish }],
  },
};
