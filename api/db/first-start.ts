import { Account } from '../src/features/account/account.entity.js';
import { ensureSuperAdmin } from '../src/features/admin/admin.service.js';
import { type Database } from '../src/core/database.js';
import type { Env } from '../src/core/env.js';
import type { Store } from '../src/core/store.js';
import { inTransaction } from '../src/core/transaction.js';
import { closeDemoAccounts } from './demo-accounts/close-accounts.js';
import { CITIES } from './cities.js';
import { inLongTransaction } from './long-transaction.js';
import { loadSitePictures } from './site-pictures.js';

/**
 * Fills an empty database: the known cities, the pictures of the pages, a super admin and, if wanted, the demo. In other
 * databases, only public passwords are disabled.
 * @throws Error if there is no super admin and none is configured
 */
export async function firstStart(env: Env, database: Database, store: Store): Promise<void> {
  const tx = database.tx;
  await loadCities(database);
  await loadSitePictures(database, store);
  const empty = !(await tx.repository(Account).exists());
  if (empty && env.demo) {
    const demo = await importDemo();
    await demo.seedDemo(database, store, env.superAdmin);
    return;
  }
  const present = await inTransaction(database, (tx) => ensureSuperAdmin(tx, env.superAdmin));
  if (env.superAdmin) await closeDemoAccounts(tx, env.superAdmin.email);
  if (!present)
    throw new Error(
      'there is no super admin yet. Set SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD, or DEMO=1.',
    );
}

/** The exports of demo/seed.ts. */
interface Demo {
  seedDemo(database: Database, store: Store, superAdmin: Env['superAdmin']): Promise<void>;
}

/** Loads the demo, which is compiled separately and imported nowhere else. */
const importDemo = (): Promise<Demo> =>
  import(import.meta.url.endsWith('.ts') ? '../demo/seed.ts' : '../demo/seed.js') as Promise<Demo>;

/** Inserts the known cities and their aliases, once. */
export async function loadCities(database: Database): Promise<void> {
  await inLongTransaction(database, async (tx) => {
    const [known] = await tx.sql(`SELECT 1 FROM city LIMIT 1`);
    if (known) return;
    await tx.sql(
      `INSERT INTO city (name, state) SELECT name, state FROM jsonb_to_recordset($1) AS c(name text, state text)`,
      [JSON.stringify(CITIES.map(({ name, state }) => ({ name, state })))],
    );
    const aliases = CITIES.flatMap(({ name, aliases = [] }) =>
      aliases.map((alias) => ({ alias: alias.toLowerCase(), city: name })),
    );
    await tx.sql(
      `INSERT INTO city_alias (alias, city) SELECT alias, city FROM jsonb_to_recordset($1) AS a(alias text, city text)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(aliases)],
    );
  });
}
