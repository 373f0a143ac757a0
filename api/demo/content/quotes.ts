import { QUOTED_ANNIVERSARY } from './owner-dashboards.js';
import type { ListingKind } from '../../src/features/listing/listing.constants.js';
import type { QuoteUnit } from '../../src/features/quote/quote.constants.js';

interface DemoQuoteLine {
  label: string;
  /** The guests of the booking if undefined. */
  quantity?: number;
  unit: QuoteUnit;
  /** In rupees. */
  unitPrice: number;
  gstRate: number;
}

/** A version of a quote. */
export interface DemoQuote {
  kind: ListingKind;
  listingKey: string;
  /** Message of the enquiry that is quoted; that of the demo's couple if undefined. */
  message?: string;
  version: number;
  status: 'open' | 'accepted' | 'declined';
  /** When it was sent: a share of the time from the enquiry to its decision, or to the demo's start. */
  sentAt: number;
  /** When it was answered, on the same scale. */
  answeredAt?: number;
  /** Last day on which it can be accepted, in days from today. */
  validUntil: number;
  lines: readonly DemoQuoteLine[];
  /** In rupees. */
  discount: number;
  included: string;
  note: string;
  declineNote?: string;
}

const HALDI_DECOR: readonly DemoQuoteLine[] = [
  { label: 'Marigold strings, 6 metres each', quantity: 120, unit: 'PIECE', unitPrice: 180, gstRate: 18 },
  { label: 'Low swing with flowers', quantity: 1, unit: 'FLAT', unitPrice: 14_500, gstRate: 18 },
  { label: 'Two helpers on the day', quantity: 6, unit: 'HOUR', unitPrice: 450, gstRate: 18 },
];

export const QUOTES: readonly DemoQuote[] = [
  {
    ...{ kind: 'venue', listingKey: 'jheel-mahal', version: 1, status: 'open', sentAt: 0.95, validUntil: 14 },
    lines: [
      { label: 'Vegetarian dinner on the lake side', unit: 'PLATE', unitPrice: 1450, gstRate: 5 },
      { label: 'Verandah and lawn from 4 pm', quantity: 1, unit: 'FLAT', unitPrice: 185_000, gstRate: 18 },
      { label: 'Rooms for the families', quantity: 12, unit: 'ROOM_NIGHT', unitPrice: 6500, gstRate: 5 },
    ],
    discount: 25_000,
    included: 'Welcome drink, basic lighting, the boat jetty from 5 pm, and parking for 80 cars.',
    note: 'The plates are for 420 guests. Tell us the final number ten days before.',
  },
  {
    ...{
      kind: 'venue',
      listingKey: 'jheel-mahal',
      message: QUOTED_ANNIVERSARY,
      version: 1,
      status: 'accepted',
    },
    ...{ sentAt: 0.2, answeredAt: 0.7, validUntil: 20 },
    lines: [
      { label: 'Vegetarian lunch on the verandah', unit: 'PLATE', unitPrice: 1350, gstRate: 5 },
      { label: 'Boat for two, an hour', quantity: 1, unit: 'FLAT', unitPrice: 4500, gstRate: 18 },
    ],
    discount: 0,
    included: 'Flowers on the tables, and a cake at three.',
    note: '',
  },
  {
    ...{ kind: 'venue', listingKey: 'the-aravalli-ballroom', version: 1, status: 'accepted' },
    ...{ sentAt: 0.5, answeredAt: 0.8, validUntil: 5 },
    lines: [
      { label: 'Dinner buffet', unit: 'PLATE', unitPrice: 1250, gstRate: 5 },
      {
        label: 'Ballroom with the stage, evening',
        quantity: 1,
        unit: 'FLAT',
        unitPrice: 140_000,
        gstRate: 18,
      },
    ],
    discount: 15_000,
    included: 'The rehearsal from 6 to 9 pm the evening before.',
    note: '',
  },
  {
    ...{
      kind: 'venue',
      listingKey: 'suraj-bagh-lawns',
      version: 1,
      status: 'open',
      sentAt: 0.6,
      validUntil: -2,
    },
    lines: [{ label: 'Reception dinner', unit: 'PLATE', unitPrice: 980, gstRate: 5 }],
    discount: 0,
    included: 'Both lawns until midnight, and parking for three buses.',
    note: '',
  },
  {
    ...{ kind: 'vendor', listingKey: 'rohida-mandap-makers', version: 1, status: 'declined' },
    ...{ sentAt: 0.3, answeredAt: 0.5, validUntil: 10 },
    lines: [
      ...HALDI_DECOR,
      { label: 'Lanterns in the trees', quantity: 40, unit: 'PIECE', unitPrice: 220, gstRate: 18 },
    ],
    discount: 0,
    included: 'Delivery, setting up and taking down.',
    note: '',
    declineNote: 'Lovely, but please without the lanterns: we’d like nothing in the trees.',
  },
  {
    ...{
      kind: 'vendor',
      listingKey: 'rohida-mandap-makers',
      version: 2,
      status: 'open',
      sentAt: 0.7,
      validUntil: 10,
    },
    lines: HALDI_DECOR,
    discount: 2000,
    included: 'Delivery, setting up and taking down.',
    note: 'Without the lanterns, and ₹2,000 less for two families in one week.',
  },
];
