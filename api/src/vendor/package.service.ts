import type { Sql } from '../core/database.js';
import { conflict, notFound } from '../core/errors.js';
import { only, operation } from '../core/operation.js';
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
import type { Vendor } from './vendor.entity.js';
import { selectVendor } from './vendor.query.js';
import { packageIdRules, packageOrderRules, packageRules } from './vendor.rules.js';

/** A vendor's own packages. Each act answers the vendor as visitors then see it, with the cheapest price. */
const own = { kind: 'write', allow: only('vendor'), limit: 'write' } as const;

async function vendorWhole(sql: Sql, vendorId: string): Promise<Vendor> {
  const vendor = await selectVendor(sql, vendorId);
  if (!vendor) throw notFound('Vendor');
  return vendor;
}

/** Puts a package at the end. @throws AppError CONFLICT when there are thirty */
export const addPackage = operation({
  ...own,
  name: 'vendor.addPackage',
  input: packageRules,
  async run({ sql, viewer, input }): Promise<Vendor> {
    const there = await lockPackages(sql, viewer.id);
    if (there.length >= PACKAGES_MAX)
      throw conflict(`You can offer at most ${PACKAGES_MAX} packages. Delete one to add another.`);
    await insertPackage(sql, viewer.id, input);
    return vendorWhole(sql, viewer.id);
  },
});

/**
 * Has a vendor offer these packages from now on, in this order, inside the caller's transaction. Those without an id
 * are new; those that are not named are gone.
 * @throws AppError CONFLICT when one is named that is not the vendor's
 */
export async function replacePackages(
  sql: Sql,
  vendorId: string,
  packages: readonly (Offer & { id?: string })[],
): Promise<void> {
  const there = await lockPackages(sql, vendorId);
  const kept = packages.flatMap(({ id }) => id ?? []);
  if (new Set(kept).size !== kept.length || kept.some((id) => !there.includes(id))) throw haveChanged();
  await writePackages(sql, vendorId, packages);
}

export const updatePackage = operation({
  ...own,
  name: 'vendor.updatePackage',
  input: packageIdRules.concat(packageRules),
  async run({ sql, viewer, input: { id, ...offer } }): Promise<Vendor> {
    await lockPackages(sql, viewer.id);
    if (!(await changePackage(sql, viewer.id, id, offer))) throw notFound('Package');
    return vendorWhole(sql, viewer.id);
  },
});

export const removePackage = operation({
  ...own,
  name: 'vendor.removePackage',
  input: packageIdRules,
  async run({ sql, viewer, input }): Promise<Vendor> {
    await lockPackages(sql, viewer.id);
    if (!(await deletePackage(sql, viewer.id, input.id))) throw notFound('Package');
    return vendorWhole(sql, viewer.id);
  },
});

/** Puts all packages into an order. One that was added or removed meanwhile would be lost in it, so it is refused then. */
export const orderPackages = operation({
  ...own,
  name: 'vendor.orderPackages',
  input: packageOrderRules,
  async run({ sql, viewer, input: { ids } }): Promise<Vendor> {
    const there = new Set(await lockPackages(sql, viewer.id));
    const same =
      ids.length === there.size && new Set(ids).size === ids.length && ids.every((id) => there.has(id));
    if (!same) throw haveChanged();
    await orderAll(sql, viewer.id, ids);
    return vendorWhole(sql, viewer.id);
  },
});

const haveChanged = () =>
  conflict('Your packages have changed meanwhile. Look at them and order them again.');
