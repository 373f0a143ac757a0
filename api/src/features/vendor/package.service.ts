import { isDeepStrictEqual } from 'node:util';
import { object } from 'yup';
import type { Tx } from '../../core/database.js';
import { conflict, forbidden, notFound } from '../../core/errors.js';
import { checkInput, only, operation } from '../../core/operation.js';
import {
  updatePackageRow,
  deletePackage,
  insertPackage,
  lockPackages,
  updatePackageOrder,
  writePackages,
  type PackageFields,
} from './package.query.js';
import { PACKAGES_MAX } from './vendor.constants.js';
import type { Vendor, VendorPackage } from './vendor.entity.js';
import { selectVendor } from './vendor.query.js';
import { packageIdRules, packageOrderRules, packageRules } from './vendor.rules.js';
import { t } from './messages.generated.js';

/** Vendors edit their own packages. Each operation returns the whole vendor, because the cheapest price may change. */
const ownerWrite = { kind: 'write', allow: only('vendor'), limit: 'write' } as const;

async function fullVendor(tx: Tx, vendorId: string): Promise<Vendor> {
  const vendor = await selectVendor(tx, vendorId);
  if (!vendor) throw notFound(t('vendorNotFound'));
  return vendor;
}

/**
 * Appends a package.
 * @throws AppError CONFLICT when there are thirty
 */
export const addPackage = operation({
  ...ownerWrite,
  name: 'vendor.addPackage',
  input: packageRules,
  async run({ tx, viewer, input }): Promise<Vendor> {
    const existing = await lockPackages(tx, viewer.id);
    if (existing.length >= PACKAGES_MAX) throw conflict(t('packagesMax', { max: PACKAGES_MAX }));
    await insertPackage(tx, viewer.id, input);
    return fullVendor(tx, viewer.id);
  },
});

/**
 * Replaces all packages of a vendor inside the caller's transaction, in this order. Those without an ID are new;
 * missing ones are deleted.
 * @throws AppError CONFLICT when an ID is not the vendor's
 */
export async function replacePackages(
  tx: Tx,
  vendorId: string,
  packages: readonly (PackageFields & { id?: string })[],
): Promise<void> {
  const existing = await lockPackages(tx, vendorId);
  const ids = packages.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length || ids.some((id) => !existing.includes(id))) throw packagesChanged();
  await writePackages(tx, vendorId, packages);
}

/** The package shown where there is room for one. */
export const cheapestPackage = (packages: readonly VendorPackage[]): VendorPackage | undefined =>
  packages.toSorted((a, b) => a.price - b.price)[0];

/** Some fields of a package, not yet validated. */
type PartialPackage = Readonly<Partial<Record<keyof VendorPackage, unknown>>>;

/**
 * Saves one package inside the caller's transaction: the one with this ID, otherwise the cheapest, otherwise a new one.
 * Omitted fields stay unchanged.
 * @throws AppError BAD_USER_INPUT, or CONFLICT when the vendor has no package with this ID
 */
export async function saveOnePackage(tx: Tx, vendorId: string, given: PartialPackage): Promise<void> {
  await lockPackages(tx, vendorId);
  const before = storedPackage((await fullVendor(tx, vendorId)).packages, given);
  const offer = mergePackage(before, given);
  if (!offer) return;
  if (before) await updatePackageRow(tx, vendorId, before.id, offer);
  else if (given.id) throw packagesChanged();
  else await insertPackage(tx, vendorId, offer);
}

/**
 * Rejects changes to a package.
 * @throws AppError FORBIDDEN or BAD_USER_INPUT
 */
export function rejectPackageChange(packages: readonly VendorPackage[], given: PartialPackage): void {
  const before = storedPackage(packages, given);
  const offer = mergePackage(before, given);
  if (offer && !isDeepStrictEqual({ ...offer, id: before?.id }, before)) throw forbidden();
}

/**
 * Rejects changes to the list of packages. Fields that are left out count as unchanged.
 * @throws AppError FORBIDDEN
 */
export function rejectPackageListChange(
  packages: readonly VendorPackage[],
  given: readonly PartialPackage[],
): void {
  const isUnchanged = packages.every((stored, index) => {
    const fields = Object.entries(given[index] ?? {}).filter(([, value]) => value !== undefined);
    return isDeepStrictEqual({ ...stored, ...Object.fromEntries(fields) }, stored);
  });
  if (!isUnchanged || given.length !== packages.length) throw forbidden();
}

const storedPackage = (packages: readonly VendorPackage[], { id }: PartialPackage) =>
  id
    ? packages.find((one) => typeof id === 'string' && one.id === id.toLowerCase())
    : cheapestPackage(packages);

const offerRules = object({ packages: packageRules });

/**
 * Merges the given fields into a package and validates it; undefined if no field is given.
 * @throws AppError BAD_USER_INPUT
 */
function mergePackage(
  before: VendorPackage | undefined,
  { id: _stored, ...given }: PartialPackage,
): PackageFields | undefined {
  const values = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  if (values.every(([, value]) => value === '')) return undefined;
  const packages = { ...before, ...Object.fromEntries(values) };
  return checkInput(offerRules, { packages }).packages;
}

export const updatePackage = operation({
  ...ownerWrite,
  name: 'vendor.updatePackage',
  input: packageIdRules.concat(packageRules),
  async run({ tx, viewer, input: { id, ...offer } }): Promise<Vendor> {
    await lockPackages(tx, viewer.id);
    if (!(await updatePackageRow(tx, viewer.id, id, offer))) throw notFound(t('packageNotFound'));
    return fullVendor(tx, viewer.id);
  },
});

export const removePackage = operation({
  ...ownerWrite,
  name: 'vendor.removePackage',
  input: packageIdRules,
  async run({ tx, viewer, input }): Promise<Vendor> {
    await lockPackages(tx, viewer.id);
    if (!(await deletePackage(tx, viewer.id, input.id))) throw notFound(t('packageNotFound'));
    return fullVendor(tx, viewer.id);
  },
});

/** Reorders all packages. Rejects an incomplete list, because a package may have been added or removed concurrently. */
export const reorderPackages = operation({
  ...ownerWrite,
  name: 'vendor.reorderPackages',
  input: packageOrderRules,
  async run({ tx, viewer, input: { ids } }): Promise<Vendor> {
    const existing = new Set(await lockPackages(tx, viewer.id));
    const same =
      ids.length === existing.size && new Set(ids).size === ids.length && ids.every((id) => existing.has(id));
    if (!same) throw packagesChanged();
    await updatePackageOrder(tx, viewer.id, ids);
    return fullVendor(tx, viewer.id);
  },
});

const packagesChanged = () => conflict(t('packagesChanged'));
