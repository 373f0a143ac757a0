import { welcomeAccount } from '../account/confirm-email.service.js';
import { createAccount } from '../account/account.service.js';
import { hashPassword } from '../account/password.js';
import { resolvePlace } from '../city/city.service.js';
import { anyone, operation } from '../../core/operation.js';
import { recordLead } from '../enquiry/enquiry.service.js';
import { registerVendorRules } from './register.rules.js';
import { Vendor } from './vendor.entity.js';

/** Registers a vendor in one transaction: account, pending listing, lead and a code to confirm the owner's address. */
export const registerVendor = operation({
  name: 'vendor.register',
  kind: 'write',
  allow: anyone,
  credential: true,
  sessionOnly: true,
  limit: 'register',
  input: registerVendorRules,
  prepare: ({ input }) => hashPassword(input.password),
  async run({ tx, input }, passwordHash) {
    const { name, email, phone, category, businessName } = input;
    const id = await createAccount(tx, { email, role: 'vendor', passwordHash });
    const place = await resolvePlace(tx, input.city);
    await tx
      .repository(Vendor)
      .insert({ id, name: businessName, ownerName: name, email, phone, ...place, category });
    await recordLead(tx, {
      name,
      contact: phone,
      location: place.city,
      eventType: 'VENDOR_REGISTRATION',
      businessName,
      listingId: id,
    });
    await welcomeAccount(tx, id);
    return { id, name: businessName, city: place.city };
  },
});
