import { randomUUID } from 'node:crypto';
import { todayInIndia } from '../../src/core/day.js';
import type { TestApp } from '../running-app.js';

/** The people and listings that the random writes concern. */
export interface World {
  venues: string[];
  vendors: string[];
  users: string[];
  /** Stories of the first user. */
  stories: string[];
  /** The listing that was registered last. */
  latest: string;
  admin: string;
}

async function makeAccount({ sql }: TestApp, role: string, passwordHash = '!'): Promise<string> {
  const id = randomUUID();
  await sql(
    `INSERT INTO account (id, email, role, password_hash, email_confirmed_at) VALUES ($1, $2, $3, $4, now())`,
    [id, `${id}@test.example`, role, passwordHash],
  );
  return id;
}

/** Inserts a user. Returns their ID. */
export async function makeUser(app: TestApp, name: string, passwordHash?: string): Promise<string> {
  const id = await makeAccount(app, 'user', passwordHash);
  await app.sql(
    `INSERT INTO user_profile (id, full_name, phone, city) VALUES ($1, $2, '0000012345', 'Udaipur')`,
    [id, name],
  );
  return id;
}

/** Inserts people and vendors. The venues must exist. */
export async function makeWorld(app: TestApp): Promise<World> {
  const { sql } = app;
  const admin = await makeAccount(app, 'admin');
  await sql(
    `INSERT INTO admin_profile (id, name, contact, city, address) VALUES ($1, 'Meera Iyer', '0000054321', 'Chennai', '4 Beach Road')`,
    [admin],
  );
  const users: string[] = [];
  for (const name of ['Ananya Sharma', 'Rohan Gill', 'Tara Menon', 'Kabir Rao'])
    users.push(await makeUser(app, name));
  const vendors: string[] = [];
  for (const [index, category] of ['MehendiArtist', 'Photographer', 'DJ', 'Caterer'].entries()) {
    const id = await makeAccount(app, 'vendor');
    await sql(
      `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, state, status, category)
       VALUES ($1, 'vendor', $2, 'Farida Chhipa', 'vendor@test.example', '0000012399', $3, 'Rajasthan', 'approved', $4)`,
      [id, `Studio ${index}`, index % 2 ? 'Jaipur' : 'Udaipur', category],
    );
    vendors.push(id);
  }
  const rows = await sql<{ id: string }>(`SELECT id FROM listing WHERE kind = 'venue' ORDER BY id`);
  const venues = rows.map(({ id }) => id);
  const stories: string[] = [];
  for (const title of ['Rain on the lake', 'Two umbrellas']) {
    const id = randomUUID();
    await sql(
      `INSERT INTO real_wedding (id, title, content, author, author_id, status, published_at)
       VALUES ($1, $2, 'It rained.', 'Ananya', $3, 'published', now())`,
      [id, title, users[0]],
    );
    stories.push(id);
  }
  return { venues, vendors, users, stories, latest: venues.at(-1) ?? '', admin };
}

/** Gives a listing a status, whichever it has. */
export const setStatus = ({ sql }: TestApp, listing: string, status: 'pending' | 'rejected' | 'approved') =>
  sql(
    `UPDATE listing SET status = $2::listing_status, rejection_reason = CASE WHEN $2 = 'rejected' THEN 'No pictures' END,
       suspended_at = NULL, suspension_reason = NULL WHERE id = $1 AND status <> $2::listing_status`,
    [listing, status],
  );

/** Returns a day from today in India on, `YYYY-MM-DD`. */
export const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 864e5));

let addresses = 0;
/** Returns an IP address that no other request has, so that no rate limit applies. */
export const nextAddress = () => {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};
