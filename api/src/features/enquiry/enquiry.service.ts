import { newId } from '../../core/ids.js';
import { replayAsStored } from '../../core/idempotency.js';
import { anyone, operation } from '../../core/operation.js';
import type { Tx } from '../../core/database.js';
import { Enquiry } from './enquiry.entity.js';
import { recentlyRequested } from './enquiry.query.js';
import {
  callBackRules,
  contactRules,
  generalEnquiryRules,
  registrationReportRules,
} from './enquiry.rules.js';

// None of these answers what was kept: strangers could read by a phone number what its owner has written.

/** An enquiry to no listing in particular: the pop-up's and the enquiry page's. */
export const submitEnquiry = operation({
  name: 'enquiry.submit',
  kind: 'write',
  allow: anyone,
  limit: 'generalEnquiry',
  input: generalEnquiryRules,
  replay: replayAsStored<boolean>(),
  async run({ tx, input }) {
    await keep(tx, { ...input, kind: 'general' });
    return true;
  },
});

/** A message from the contact form. */
export const sendContactMessage = operation({
  name: 'enquiry.contact',
  kind: 'write',
  allow: anyone,
  limit: 'generalEnquiry',
  input: contactRules,
  replay: replayAsStored<boolean>(),
  async run({ tx, input }) {
    await keep(tx, { ...input, kind: 'contact', typeOfEvent: 'Contact' });
    return true;
  },
});

/** Someone wants to be called. Asking again within ten minutes is the same wish. */
export const requestCallBack = operation({
  name: 'enquiry.requestCallBack',
  kind: 'write',
  allow: anyone,
  limit: 'generalEnquiry',
  input: callBackRules,
  replay: replayAsStored<boolean>(),
  async run({ tx, input: { name, contact, city } }) {
    const typeOfEvent = 'Call-back';
    if (!(await recentlyRequested(tx, contact, typeOfEvent)))
      await keep(tx, { kind: 'call_back', name, contact, location: city, typeOfEvent });
    return true;
  },
});

/** What old clients report once they have registered a business; the registration's own lead absorbs it. */
export const reportRegistration = operation({
  name: 'enquiry.reportRegistration',
  kind: 'write',
  allow: anyone,
  limit: 'generalEnquiry',
  input: registrationReportRules,
  replay: replayAsStored<boolean>(),
  async run({ tx, input }) {
    await recordLead(tx, input);
    return true;
  },
});

/** What a registration of a business leaves for the admins. */
export interface Lead {
  name: string;
  contact: string;
  location: string;
  typeOfEvent: string;
  message: string;
  comments?: string | null;
  /** The listing that was registered; old clients report registrations without one. */
  listingId?: string;
}

/**
 * Keeps a business lead inside the caller's transaction. One that names its listing is always kept. Old clients
 * report a registration once more after it: that is absorbed when the same contact left one of the same type within
 * ten minutes.
 */
export async function recordLead(tx: Tx, lead: Lead): Promise<void> {
  const repeated = await recentlyRequested(tx, lead.contact, lead.typeOfEvent);
  if (lead.listingId || !repeated) await keep(tx, { ...lead, kind: 'registration' });
}

const keep = (tx: Tx, enquiry: Omit<Partial<Enquiry>, 'id'> & Pick<Enquiry, 'kind'>) =>
  tx.repository(Enquiry).insert({ ...enquiry, id: newId() });

/** Removes what a listing's registration left for the admins: it holds its owner's name and phone. */
export const deleteLeads = (tx: Tx, listingId: string) => tx.repository(Enquiry).delete({ listingId });
