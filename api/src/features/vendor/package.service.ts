import { isDeepStrictEqual } from 'node:util';
import { object } from 'yup';
import type { Tx } from '../../core/database.js';
import { conflict, forbidden, notFound } from '../../core/errors.js';
import { checkInput, only, operation } from '../../core/operation.js';
import {
  changePackage,
  deletePackage,
  insertPackage,
  lockPackages,
  orderAll,
  writePackages,
  type Offer,
} from './package.query.js';
import { PACKAGES_MAX } from './vendor.constants.js';
import type { Vendor, VendorPackage } from './vendor.entity.js';
import { selectVendor } from './vendor.query.js';
import { packageIdRules, packageOrderRules, packageRules } from './vendor.rules.js';

/** A vendor's own packages. Each act answers the vendor as visitors then see it, with the cheapest price. */
const own = { kind: 'write', allow: only('vendor'), limit: 'write' } as const;

async function vendorWhole(tx: Tx, vendorId: string): Promise<Vendor> {
  const vendor = await selectVendor(tx, vendorId);
  if (!vendor) throw notFound('Vendor');
  return vendor;
}

/** Puts a package at the end. @throws AppError CONFLICT when there are thirty */
export const addPackage = operation({
  ...own,
  name: 'vendor.addPackage',
  input: packageRules,
  async run({ tx, viewer, input }): Promise<Vendor> {
    const there = await lockPackages(tx, viewer.id);
    if (there.length >= PACKAGES_MAX)
      throw conflict(`You can offer at most ${PACKAGES_MAX} packages. Delete one to add another.`);
    await insertPackage(tx, viewer.id, input);
    return vendorWhole(tx, viewer.id);
  },
});

/**
 * Has a vendor offer these packages from now on, in this order, inside the caller's transaction. Those without an id
 * are new; those that are not named are gone.
 * @throws AppError CONFLICT when one is named that is not the vendor's
 */
export async function replacePackages(
  tx: Tx,
  vendorId: string,
  packages: readonly (Offer & { id?: string })[],
): Promise<void> {
  const there = await lockPackages(tx, vendorId);
  const kept = packages.flatMap(({ id }) => id ?? []);
  if (new Set(kept).size !== kept.length || kept.some((id) => !there.includes(id))) throw haveChanged();
  await writePackages(tx, vendorId, packages);
}

/** The package that stands for all where there is room for one. */
export const cheapestPackage = (packages: readonly VendorPackage[]): VendorPackage | undefined =>
  packages.toSorted((one, other) => one.price - other.price)[0];

/** A package in part, as it was sent. */
type OnePackage = Readonly<Partial<Record<keyof VendorPackage, unknown>>>;

/**
 * Saves one package of a vendor, inside the caller's transaction: the one of its ID, or else the cheapest, or else a
 * first one. Values that are not given stay as they are.
 * @throws AppError BAD_USER_INPUT, or CONFLICT when the vendor has no package of that ID
 */
export async function saveOnePackage(tx: Tx, vendorId: string, given: OnePackage): Promise<void> {
  await lockPackages(tx, vendorId);
  const before = storedPackage((await vendorWhole(tx, vendorId)).packages, given);
  const offer = offerOf(before, given);
  if (!offer) return;
  if (before) await changePackage(tx, vendorId, before.id, offer);
  else if (given.id) throw haveChanged();
  else await insertPackage(tx, vendorId, offer);
}

/** Refuses a package that differs from the stored one. @throws AppError FORBIDDEN or BAD_USER_INPUT */
export function refuseOtherPackage(packages: readonly VendorPackage[], given: OnePackage): void {
  const before = storedPackage(packages, given);
  const offer = offerOf(before, given);
  if (offer && !isDeepStrictEqual({ ...offer, id: before?.id }, before)) throw forbidden();
}

const storedPackage = (packages: readonly VendorPackage[], { id }: OnePackage) =>
  id
    ? packages.find((one) => typeof id === 'string' && one.id === id.toLowerCase())
    : cheapestPackage(packages);

const offerRules = object({ packages: packageRules });

/**
 * A package with what is given of it; undefined when nothing is.
 * @throws AppError BAD_USER_INPUT
 */
function offerOf(
  before: VendorPackage | undefined,
  { id: _stored, ...given }: OnePackage,
): Offer | undefined {
  const values = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
  if (values.every(([, value]) => value === '')) return undefined;
  const packages = { ...before, ...Object.fromEntries(values) };
  return checkInput(offerRules, { packages }).packages;
}

export const updatePackage = operation({
  ...own,
  name: 'vendor.updatePackage',
  input: packageIdRules.concat(packageRules),
  async run({ tx, viewer, input: { id, ...offer } }): Promise<Vendor> {
    await lockPackages(tx, viewer.id);
    if (!(await changePackage(tx, viewer.id, id, offer))) throw notFound('Package');
    return vendorWhole(tx, viewer.id);
  },
});

export const removePackage = operation({
  ...own,
  name: 'vendor.removePackage',
  input: packageIdRules,
  async run({ tx, viewer, input }): Promise<Vendor> {
    await lockPackages(tx, viewer.id);
    if (!(await deletePackage(tx, viewer.id, input.id))) throw notFound('Package');
    return vendorWhole(tx, viewer.id);
  },
});

/** Puts all packages into an order. One that was added or removed meanwhile would be lost in it, so it is refused then. */
export const orderPackages = operation({
  ...own,
  name: 'vendor.orderPackages',
  input: packageOrderRules,
  async run({ tx, viewer, input: { ids } }): Promise<Vendor> {
    const there = new Set(await lockPackages(tx, viewer.id));
    const same =
      ids.length === there.size && new Set(ids).size === ids.length && ids.every((id) => there.has(id));
    if (!same) throw haveChanged();
    await orderAll(tx, viewer.id, ids);
    return vendorWhole(tx, viewer.id);
  },
});

const haveChanged = () =>
  conflict('Your packages have changed meanwhile. Look at them and order them again.');
