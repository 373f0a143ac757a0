import type { DemoVendor } from './vendor-types.js';

/** The business of the demo's vendor account. */
export const RANG_MEHENDI_STUDIO: Omit<DemoVendor, 'state' | 'email' | 'phone' | 'status'> = {
  key: 'rang-mehendi-studio',
  category: 'MehendiArtist',
  businessName: 'Rang Mehendi Studio',
  ownerName: 'Farida Chhipa',
  city: 'Udaipur',
  address: '31 Garland Market Road, Chandpole, Udaipur',
  summary: [
    'Bridal mehendi drawn by hand, never stencilled. Four artists, leaves from Sojat ground the same week, and a stain that is dark by the second morning.',
    "Farida Chhipa learnt from her grandmother, who drew on half of the old city's brides, and opened the studio in 2007 above a bangle shop. She draws the bride herself. Shabnam and Rukhsar take the mothers and sisters, and Noor, the youngest, does forty small hands an hour without a single tear. The groom's name is always there and has never been found in under ten minutes.",
    'The paste is leaf, sugar, lemon and eucalyptus oil. Nothing black and nothing from a shop goes on anybody. A bride should keep six hours free, two days before the wedding; the team brings cushions, clove smoke and songs. Other cities are a pleasure, for the fare and a bed.',
  ].join('\n\n'),
  experienceYears: 19,
  eventsCompleted: 1340,
  willingToTravel: true,
  packages: [
    { name: 'Guests, twenty-five pairs of hands', days: 0.5, price: 6000, minAdvance: 2400 },
    { name: 'Bridal hands and feet', days: 1, price: 11500, minAdvance: 4600 },
    { name: 'Portrait bridal mehendi', days: 1, price: 21000, minAdvance: 8400 },
    { name: 'Bride, mothers and a sangeet of one hundred', days: 2, price: 36000, minAdvance: 14400 },
  ],
  rank: 9,
  cancellation: 'non_cancellable',
  dailyCapacity: 2,
  createdDaysAgo: 940,
};
