import type { Schema } from './types.js';

/** Example values by field name, where the schema alone doesn't suggest one. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  businessName: 'Jheel Mahal',
  yourName: 'Devika Rathore',
  name: 'Ananya Sharma',
  fullName: 'Ananya Sharma',
  email: 'ananya@example.com',
  password: 'Mehendi#2027',
  phone: '9829000000',
  contact: '9829000000',
  address: '22 Fatehpura, Udaipur',
  location: 'Udaipur',
  city: 'Udaipur',
  state: 'Rajasthan',
  search: 'lake',
  summary: 'Two ghats, a boat, and a courtyard for four hundred guests.',
  message: 'Is the verandah covered?',
  guests: 420,
  guestCapacity: '600 pax',
  rank: 8,
  rating: 4.6,
  reviewCount: 37,
  dailyCapacity: 1,
  typeOfEvent: 'Wedding',
  foodPackages: 'Veg 1,450, non-veg 1,800 per plate',
  featuresOfVenue: 'A private jetty and a lawn by the lake.',
  howToReach: 'Ten minutes by boat from Lal Ghat.',
  venuePolicies: 'Music ends at eleven.',
  venueType: 'Banquet Halls',
  facilities: 'Valet parking',
  cancellation: 'non_cancellable',
  images: '/media/5f2b9c1e7a40/960.webp',
  avatarUrl: '/media/5f2b9c1e7a40/320.webp',
  isVerified: 'Approved',
  cities: 'Udaipur',
  bookingId: '048151',
  current: 'Sangeet#2026',
  imageUrl: '/media/5f2b9c1e7a40/960.webp',
  data: 'Udaipur',
  comments: 'We open our new lawn in March.',
  reason: 'The pictures show another place.',
  price: 'From 9,000 for both hands',
  portfolio: '/media/5f2b9c1e7a40/960.webp',
  profile: '/media/5f2b9c1e7a40/960.webp',
  type_Of_Business: 'MehendiArtist',
  title: 'Two umbrellas and a band',
  content: 'It rained at four, and nobody left.',
  author: 'Meera Nair',
  category: 'Wedding Blog',
  experience: 9,
  event_completed: 180,
  days: 1,
};

const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '019a2f64-3b7e-7c52-9d1f-6a8e4c0b7d21',
  date: '2027-02-14',
  'date-time': '2026-11-20T09:30:00.000Z',
};

/** Returns a realistic example of a schema. */
export function exampleOf(schema: Schema, name = ''): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.find(({ type }) => type !== 'null');
  if (choice) return exampleOf(choice, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, exampleOf(value, key)]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items, name)] : [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return BY_NAME[name] ?? schema.default ?? schema.minimum ?? 1;
    default:
      return BY_FORMAT[schema.format ?? ''] ?? BY_NAME[name] ?? (name.endsWith('Id') ? BY_FORMAT.uuid : '');
  }
}
