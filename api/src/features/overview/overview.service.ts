import { object } from 'yup';
import { only, operation } from '../../core/operation.js';
import { VENDOR_CATEGORIES } from '../vendor/vendor.constants.js';
import {
  countAll,
  countCategories,
  countCities,
  countPending,
  countWeeks,
  type CityCount,
  type PendingWork,
  type Totals,
  type WeekOfEnquiries,
} from './overview.query.js';

const WEEKS = 12;
const MOST_CITIES = 12;

export interface Overview {
  pending: PendingWork;
  totals: Totals;
  weeks: WeekOfEnquiries[];
  cities: CityCount[];
  categories: { name: string; vendors: number }[];
}

/** How the marketplace stands, in one look. Its counts are made of what is there now; nothing is remembered. */
export const getOverview = operation({
  name: 'overview.get',
  kind: 'read',
  allow: only('admin'),
  input: object({}),
  async run({ tx }): Promise<Overview> {
    // One after another: an admin's look must not take five connections at once from everybody else.
    const pending = await countPending(tx);
    const totals = await countAll(tx);
    const weeks = await countWeeks(tx, WEEKS);
    const cities = await countCities(tx, MOST_CITIES);
    const categories = await countCategories(tx);
    return {
      ...{ pending, totals, weeks, cities },
      categories: categories.map(({ category, vendors }) => ({ name: VENDOR_CATEGORIES[category], vendors })),
    };
  },
});
