import type { Tx } from '../../core/database.js';
import { newId } from '../../core/ids.js';
import { lockListing } from '../listing/listing.service.js';
import type { PackageUnit } from './vendor.constants.js';
import { StoredPackage } from './vendor.entity.js';

/** The fields of a package. */
export interface PackageFields {
  name: string;
  days: number;
  price: number;
  minAdvance: number;
  /** Unchanged if omitted or null. */
  unit?: PackageUnit | null;
  /** Unchanged if omitted. */
  inclusions?: readonly string[] | null;
}

/** Locks the vendor's row and returns the IDs of its packages, in order. */
export async function lockPackages(tx: Tx, vendorId: string): Promise<string[]> {
  await lockListing(tx, vendorId);
  const rows = await tx
    .repository(StoredPackage)
    .find({ select: { id: true }, where: { vendorId }, order: { position: 'ASC' } });
  return rows.map(({ id }) => id);
}

/** Appends a package. */
export const insertPackage = (
  tx: Tx,
  vendorId: string,
  { name, days, price, minAdvance, unit, inclusions }: PackageFields,
) =>
  tx.sql(
    `INSERT INTO vendor_package (id, vendor_id, position, name, days, price, min_advance, unit, inclusions)
     SELECT $1, $2, COALESCE(max(position) + 1, 0), $3, $4, $5, $6, $7, $8 FROM vendor_package WHERE vendor_id = $2`,
    [newId(), vendorId, name, days, price, minAdvance, unit ?? null, inclusions ?? []],
  );

/** Updates a package; returns whether the vendor has it. */
export async function updatePackageRow(
  tx: Tx,
  vendorId: string,
  packageId: string,
  { name, days, price, minAdvance, unit, inclusions }: PackageFields,
): Promise<boolean> {
  const changed = await tx.sql(
    `UPDATE vendor_package SET name = $3, days = $4, price = $5, min_advance = $6, unit = COALESCE($7, unit),
       inclusions = COALESCE($8, inclusions)
     WHERE id = $2 AND vendor_id = $1 RETURNING id`,
    [vendorId, packageId, name, days, price, minAdvance, unit ?? null, inclusions ?? null],
  );
  return changed.length > 0;
}

/** Deletes a package; returns whether the vendor had it. */
export async function deletePackage(tx: Tx, vendorId: string, packageId: string): Promise<boolean> {
  const { affected } = await tx.repository(StoredPackage).delete({ id: packageId, vendorId });
  return Boolean(affected);
}

/** Reorders all packages of a vendor. */
export const updatePackageOrder = (tx: Tx, vendorId: string, packageIds: readonly string[]) =>
  tx.sql(
    `UPDATE vendor_package SET position = wanted.position - 1
     FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted (id, position)
     WHERE vendor_package.id = wanted.id AND vendor_id = $1`,
    [vendorId, packageIds],
  );

/** Replaces all packages of a vendor, in order. Existing IDs must be the vendor's; they keep their units and inclusions. */
export async function writePackages(
  tx: Tx,
  vendorId: string,
  packages: readonly (PackageFields & { id?: string })[],
): Promise<void> {
  const rows = packages.map((packageFields) => ({ ...packageFields, id: packageFields.id ?? newId() }));
  const ids = rows.map(({ id }) => id);
  await tx.sql(`DELETE FROM vendor_package WHERE vendor_id = $1 AND id <> ALL($2::uuid[])`, [vendorId, ids]);
  await tx.sql(
    `INSERT INTO vendor_package (id, vendor_id, position, name, days, price, min_advance)
     SELECT id, $1, n - 1, name, days, price, min_advance
     FROM unnest($2::uuid[], $3::text[], $4::numeric[], $5::integer[], $6::integer[])
       WITH ORDINALITY AS wanted (id, name, days, price, min_advance, n)
     ON CONFLICT (id) DO UPDATE SET position = excluded.position, name = excluded.name, days = excluded.days,
       price = excluded.price, min_advance = excluded.min_advance`,
    [
      vendorId,
      ids,
      rows.map(({ name }) => name),
      rows.map(({ days }) => days),
      rows.map(({ price }) => price),
      rows.map(({ minAdvance }) => minAdvance),
    ],
  );
}
