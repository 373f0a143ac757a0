import type { Feature } from '../feature.js';
import { ManageVenuesResolver } from './manage.resolver.js';
import { RegisterVenueResolver } from './register.resolver.js';
import { Venue } from './venue.entity.js';
import { VenueResolver } from './venue.resolver.js';
import { venueRoutes } from './venue.rest.js';

export const venue: Feature = {
  name: 'venue',
  dependsOn: ['account', 'enquiry', 'listing', 'media', 'city'],
  entities: [Venue],
  types: [Venue],
  resolvers: [ManageVenuesResolver, RegisterVenueResolver, VenueResolver],
  rest: venueRoutes,
};
