import {
  VENDOR_CATEGORIES,
  VENDOR_CATEGORY_KEYS,
  vendorCategoryOf,
  type VendorCategory,
} from '@mandap/api/constants/vendor';
import { vendorCategoryTitle } from '@mandap/api/labels/vendor';
import type { VendorCategory as EnumName } from '../gql/types';
import { t } from './categories.messages.generated';

interface CategoryNames {
  /** Singular, for use within a sentence. */
  one: string;
  many: string;
  /** One-line description. */
  about: string;
}

/** Returns a category's names and description; those of vendors in general for null. The API provides the title. */
export const namesOf = (category: VendorCategory | null): CategoryNames => {
  const key = category ?? 'ALL';
  return { one: t(`one.${key}`), many: t(`many.${key}`), about: t(`about.${key}`) };
};

/** "1,240 photographers" */
export const countOf = (category: VendorCategory | null, count: number): string => {
  const { one, many } = namesOf(category);
  return t('count', { count, one, many });
};

/** Capitalises the first letter, for headings. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Maps a GraphQL enum value to the category's key. */
export const keyOf = (name: EnumName): VendorCategory => VENDOR_CATEGORY_KEYS[name];

/** Returns a category's title in the current language. */
export const titleOf = vendorCategoryTitle;

/** Stands for all categories in URLs. */
export const ALL_VENDORS = 'AllVendors';

/**
 * Parses the category in a URL: a key or AllVendors in any case, or a number from 1.
 *
 * @returns null for all vendors, undefined if unknown
 */
export function parseCategory(type: string): VendorCategory | null | undefined {
  if (/^\d{1,2}$/.test(type)) return VENDOR_CATEGORIES[Number(type) - 1];
  if (type.toLowerCase() === ALL_VENDORS.toLowerCase()) return null;
  return vendorCategoryOf(type);
}
