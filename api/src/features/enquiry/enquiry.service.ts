import { newId } from '../../core/ids.js';
import { replayAsStored } from '../../core/idempotency.js';
import { anyone, operation } from '../../core/operation.js';
import type { Tx } from '../../core/database.js';
import { EVENT_TYPE_LABELS, parseTyped } from '../../core/event-type.labels.js';
import type { RegistrationType } from './enquiry.constants.js';
import { Enquiry } from './enquiry.entity.js';
import { ENQUIRY_TYPE_LABELS } from './enquiry.labels.js';
import { recentlyRequested } from './enquiry.query.js';
import {
  callBackRules,
  contactRules,
  generalEnquiryRules,
  registrationReportRules,
} from './enquiry.rules.js';

/** Types that the enquiry forms offer, with their English labels. */
const GENERAL_TYPES = { ...EVENT_TYPE_LABELS, HOTEL_INQUIRY: ENQUIRY_TYPE_LABELS.HOTEL_INQUIRY };

// None of these returns the enquiry: strangers could read by a phone number what its owner has written.

/** Stores a general enquiry from the pop-up or the enquiry page. */
export const submitEnquiry = operation({
  name: 'enquiry.submit',
  kind: 'write',
  allow: anyone,
  limit: 'generalEnquiry',
  input: generalEnquiryRules,
  replay: replayAsStored<boolean>(),
  async run({ tx, input }) {
    const { typeOfEvent, ...enquiry } = input;
    await insertEnquiry(tx, { ...enquiry, ...parseTyped(GENERAL_TYPES, typeOfEvent), kind: 'general' });
    return true;
  },
});

/** Stores a message from the contact form. */
export const sendContactMessage = operation({
  name: 'enquiry.contact',
  kind: 'write',
  allow: anyone,
  limit: 'generalEnquiry',
  input: contactRules,
  replay: replayAsStored<boolean>(),
  async run({ tx, input }) {
    await insertEnquiry(tx, { ...input, kind: 'contact', eventType: 'CONTACT' });
    return true;
  },
});

/** Requests a call-back. The same request within ten minutes is ignored. */
export const requestCallBack = operation({
  name: 'enquiry.requestCallBack',
  kind: 'write',
  allow: anyone,
  limit: 'generalEnquiry',
  input: callBackRules,
  replay: replayAsStored<boolean>(),
  async run({ tx, input: { name, contact, city } }) {
    const eventType = 'CALL_BACK';
    if (!(await recentlyRequested(tx, contact, eventType)))
      await insertEnquiry(tx, { kind: 'call_back', name, contact, location: city, eventType });
    return true;
  },
});

/**
 * Old clients' report of a business that they have just registered; usually a duplicate of the registration's own lead.
 */
export const reportRegistration = operation({
  name: 'enquiry.reportRegistration',
  kind: 'write',
  allow: anyone,
  limit: 'generalEnquiry',
  input: registrationReportRules,
  replay: replayAsStored<boolean>(),
  async run({ tx, input }) {
    const { typeOfEvent, ...lead } = input;
    const isOfVenue = typeOfEvent === ENQUIRY_TYPE_LABELS.VENUE_REGISTRATION;
    await recordLead(tx, { ...lead, eventType: isOfVenue ? 'VENUE_REGISTRATION' : 'VENDOR_REGISTRATION' });
    return true;
  },
});

/** A registered business, for the admins to follow up. */
export interface Lead {
  name: string;
  contact: string;
  location: string;
  eventType: RegistrationType;
  /** An old client's text. */
  message?: string;
  businessName?: string;
  comments?: string | null;
  /** The registered listing; unknown in old clients' reports. */
  listingId?: string;
}

/**
 * Stores a lead inside the caller's transaction. Old clients report registrations again, without the listing: ignored
 * if the same contact left a lead of the same type within ten minutes.
 */
export async function recordLead(tx: Tx, lead: Lead): Promise<void> {
  const isDuplicate = await recentlyRequested(tx, lead.contact, lead.eventType);
  if (lead.listingId || !isDuplicate) await insertEnquiry(tx, { ...lead, kind: 'registration' });
}

const insertEnquiry = (tx: Tx, enquiry: Omit<Partial<Enquiry>, 'id'> & Pick<Enquiry, 'kind'>) =>
  tx.repository(Enquiry).insert({ ...enquiry, id: newId() });

/** Deletes a listing's leads, which contain its owner's name and phone number. */
export const deleteLeads = (tx: Tx, listingId: string) => tx.repository(Enquiry).delete({ listingId });
