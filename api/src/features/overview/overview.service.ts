import { object } from 'yup';
import { only, operation } from '../../core/operation.js';
import { vendorCategoryTitle } from '../vendor/vendor.labels.js';
import {
  countAll,
  countCategories,
  countCities,
  countPending,
  countEnquiriesByWeek,
  type CityCount,
  type PendingCounts,
  type Totals,
  type WeeklyEnquiries,
} from './overview.query.js';

const WEEKS = 12;
const MAX_CITIES = 12;

export interface Overview {
  pending: PendingCounts;
  totals: Totals;
  weeks: WeeklyEnquiries[];
  cities: CityCount[];
  categories: { name: string; vendors: number }[];
}

/** Returns the dashboard's figures, uncached. */
export const getOverview = operation({
  name: 'overview.get',
  kind: 'read',
  allow: only('admin'),
  input: object({}),
  async run({ tx }): Promise<Overview> {
    // Sequential, so that one dashboard doesn't take five database connections.
    const pending = await countPending(tx);
    const totals = await countAll(tx);
    const weeks = await countEnquiriesByWeek(tx, WEEKS);
    const cities = await countCities(tx, MAX_CITIES);
    const categories = await countCategories(tx);
    return {
      ...{ pending, totals, weeks, cities },
      categories: categories.map(({ category, vendors }) => ({
        name: vendorCategoryTitle(category),
        vendors,
      })),
    };
  },
});
