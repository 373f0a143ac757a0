import { welcomeAccount } from '../account/confirm-email.service.js';
import { createAccount } from '../account/account.service.js';
import { hashPassword } from '../account/password.js';
import { resolvePlace } from '../city/city.service.js';
import { anyone, operation } from '../../core/operation.js';
import { recordLead } from '../enquiry/enquiry.service.js';
import { platePrices } from './food-packages.rules.js';
import { syncPriceNotification, parsedPriceColumns } from './prices.js';
import { registerVenueRules } from './register.rules.js';
import { Venue } from './venue.entity.js';

/** Columns that the owner fills in after registration. */
const EMPTY_FIELDS = {
  guestCapacity: '',
  features: '',
  howToReach: '',
  policies: '',
  types: [],
  facilities: [],
};

/** Registers a venue in one transaction: account, pending listing, lead and a code to confirm the owner's address. */
export const registerVenue = operation({
  name: 'venue.register',
  kind: 'write',
  allow: anyone,
  credential: true,
  sessionOnly: true,
  limit: 'register',
  input: registerVenueRules,
  prepare: ({ input }) => hashPassword(input.password),
  async run({ tx, input }, passwordHash) {
    const { businessName, yourName, phone, email, comments, foodPackages } = input;
    const id = await createAccount(tx, { email, role: 'venue', passwordHash });
    const place = await resolvePlace(tx, input.city);
    const { veg, nonVeg } = platePrices(foodPackages);
    const prices = veg || nonVeg ? parsedPriceColumns({ veg, nonVeg }) : {};
    await tx.repository(Venue).insert({
      ...{ id, name: businessName, ownerName: yourName, email, phone, foodPackages },
      ...place,
      ...prices,
      ...EMPTY_FIELDS,
    });
    await syncPriceNotification(tx, id, prices);
    await recordLead(tx, {
      name: yourName,
      contact: phone,
      location: place.city,
      eventType: 'VENUE_REGISTRATION',
      businessName,
      comments: comments || null,
      listingId: id,
    });
    await welcomeAccount(tx, id);
    return { id, name: businessName, city: place.city };
  },
});
