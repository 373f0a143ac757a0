import type { Feature } from '../feature.js';
import { ManageVendorsResolver } from './manage.resolver.js';
import { OwnVendorResolver } from './own.resolver.js';
import { RegisterVendorResolver } from './register.resolver.js';
import { StoredPackage, Vendor } from './vendor.entity.js';
import { VendorResolver } from './vendor.resolver.js';
import { vendorRoutes } from './vendor.rest.js';

export const vendor: Feature = {
  name: 'vendor',
  dependsOn: ['account', 'enquiry', 'listing', 'media', 'city', 'review'],
  tables: ['vendor_package'],
  entities: [Vendor, StoredPackage],
  types: [Vendor],
  resolvers: [ManageVendorsResolver, OwnVendorResolver, RegisterVendorResolver, VendorResolver],
  rest: vendorRoutes,
};
