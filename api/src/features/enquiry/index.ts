import type { Feature } from '../feature.js';
import { Enquiry } from './enquiry.entity.js';
import { deleteOldEnquiries } from './enquiry.query.js';
import { EnquiryResolver } from './enquiry.resolver.js';
import { enquiryRoutes } from './enquiry.rest.js';
import { LeadResolver } from './lead.resolver.js';

export const enquiry: Feature = {
  name: 'enquiry',
  dependsOn: ['listing'],
  tables: ['enquiry'],
  entities: [Enquiry],
  resolvers: [EnquiryResolver, LeadResolver],
  rest: enquiryRoutes,
  jobs: { nightly: [deleteOldEnquiries] },
};
