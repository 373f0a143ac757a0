import {
  PAGE_CATEGORIES,
  VENDOR_CATEGORIES,
  vendorCategoryOf,
  type PackageUnit,
  type PageCategory,
  type VendorCategory,
} from './vendor.constants.js';
import { t } from './labels.messages.generated.js';

/** Returns a category's title in the current language. */
export const vendorCategoryTitle = (category: VendorCategory): string => t(`category.${category}`);

/** English titles by category, for searches. */
export const VENDOR_CATEGORY_TITLES = Object.fromEntries(
  VENDOR_CATEGORIES.map((category) => [category, t.english(`category.${category}`)]),
) as Record<VendorCategory, string>;

/** Returns what the price of a package is for: “per day”. */
export const packageUnit = (unit: PackageUnit): string => t(`unit.${unit}`);

/** Returns the name of an entry of the categories page in the current language. */
export const pageCategoryName = ({ key }: PageCategory): string => t(`page.${key}`);

/** Returns the English name of an entry of the categories page, which its URL contains. */
export const pageCategoryPath = ({ key }: PageCategory): string => t.english(`page.${key}`);

/** Returns the entry of the categories page in a URL, ignoring case. */
export function pageCategoryNamed(name: string): PageCategory | undefined {
  const lowerCase = name.trim().toLowerCase();
  return PAGE_CATEGORIES.find((entry) => pageCategoryPath(entry).toLowerCase() === lowerCase);
}

/**
 * Returns the category in a URL by its key, English title or name on the categories page, ignoring case.
 * @returns null for a name on that page without a category, undefined for unknown names
 */
export function categoryNamed(name: string): VendorCategory | null | undefined {
  const entry = pageCategoryNamed(name);
  return entry ? entry.category : vendorCategoryOf(name.trim());
}
