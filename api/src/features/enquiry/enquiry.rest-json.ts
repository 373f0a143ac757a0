import Type, { type Static } from 'typebox';
import { ENQUIRY_KINDS } from './enquiry.constants.js';
import type { Enquiry } from './enquiry.entity.js';
import { messageText, typeTextInEnglish } from './enquiry.text.js';

const eventField = { description: 'Null if it does not concern an event.' };

export const EnquiryJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    kind: Type.Enum([...ENQUIRY_KINDS], { description: 'Kind of enquiry.' }),
    name: Type.String(),
    contact: Type.String({ description: 'Phone number; ten digits, except for businesses.' }),
    location: Type.String(),
    guests: Type.Union([Type.Integer(), Type.Null()], eventField),
    date: Type.Union([Type.String({ format: 'date' }), Type.Null()], eventField),
    address: Type.Union([Type.String(), Type.Null()], eventField),
    typeOfEvent: Type.String({ description: 'Wedding, Hotel Inquiry, Vendor Registration and so on.' }),
    message: Type.String(),
    isRead: Type.Boolean({ description: 'Whether an admin has marked it as read.' }),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Enquiry' },
);

export const enquiryJson = (enquiry: Enquiry): Static<typeof EnquiryJson> => ({
  _id: enquiry.id,
  kind: enquiry.kind,
  name: enquiry.name,
  contact: enquiry.contact,
  location: enquiry.location,
  guests: enquiry.guests,
  date: enquiry.date,
  address: enquiry.address,
  typeOfEvent: typeTextInEnglish(enquiry),
  message: messageText(enquiry),
  isRead: enquiry.readAt !== null,
  createdAt: enquiry.createdAt.toISOString(),
});
