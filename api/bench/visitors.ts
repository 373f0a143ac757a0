import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createRng } from '../demo/content/random.js';

/** What visitors request: mostly venues and lists, a few by the APIs. */
export async function visitorAddresses(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: venues } = await client.query<{ id: string }>(
      `SELECT id FROM listing WHERE kind = 'venue' AND status = 'approved' ORDER BY md5(id::text) LIMIT $1`,
      [count],
    );
    const { rows: cities } = await client.query<{ city: string }>(
      `SELECT city FROM listing WHERE kind = 'venue' GROUP BY city ORDER BY count(*) DESC, city LIMIT 12`,
    );
    const lists = cities.flatMap(({ city }) =>
      ['', '&page=2', '&sort=rating', '&sort=price_low', '&guests=250-500'].map(
        (more) => `/venuelist?city=${encodeURIComponent(city)}${more}`,
      ),
    );
    const details = venues.map(({ id }, index) =>
      index % 8 === 0 ? `/api/v1/venue/${id}` : `/venuelist/${id}`,
    );
    // The most frequent ones: home and lists in between the venues.
    const mixed = details.flatMap((detail, index) => {
      const list = index % 4 === 0 ? lists[index / 4] : undefined;
      return list ? [list, detail] : [detail];
    });
    return ['/', '/venuelist', ...mixed].slice(0, count);
  } finally {
    await client.end();
  }
}

interface Mix {
  /** Requests that came from the store, of all. */
  hits: number;
  requests: number;
  writes: number;
  errors: number;
}

const PER_SECOND = 200;

/** Requests addresses by Zipf's law (s = 1), 200 a second, while one listing is written each second. */
export async function visitors(
  origin: string,
  databaseUrl: string,
  addresses: readonly string[],
  seconds: number,
): Promise<Mix> {
  const random = createRng('visitors');
  const pick = zipf(addresses, () => random.next());
  const mix: Mix = { hits: 0, requests: 0, writes: 0, errors: 0 };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const write = await writer(client, () => random.next());
  const pending: Promise<void>[] = [];
  const started = performance.now();
  try {
    for (let second = 0; second < seconds; second++) {
      pending.push(write().then(() => void mix.writes++));
      for (let tick = 0; tick < 20; tick++) {
        for (let each = 0; each < PER_SECOND / 20; each++) pending.push(visit(origin + pick(), mix));
        await pause(Math.max(0, started + second * 1000 + (tick + 1) * 50 - performance.now()));
      }
    }
    await Promise.all(pending);
  } finally {
    await client.end();
  }
  return mix;
}

async function visit(url: string, mix: Mix): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  mix.requests++;
  if (response.headers.get('cache-status')?.includes('hit')) mix.hits++;
  if (response.status !== 200) mix.errors++;
}

/** Draws the n-th address with a probability that is proportional to 1/n. */
function zipf(addresses: readonly string[], random: () => number): () => string {
  const weights = addresses.map((_, index) => 1 / (index + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return () => {
    let left = random() * total;
    const index = weights.findIndex((weight) => (left -= weight) <= 0);
    return addresses[Math.max(0, index)] ?? '/';
  };
}

/** Makes a person who reviews, keeps and edits venues at random, as the site's own statements do. */
async function writer(client: pg.Client, random: () => number): Promise<() => Promise<unknown>> {
  const user = randomUUID();
  await client.query(`INSERT INTO account (id, email, role, password_hash) VALUES ($1, $2, 'user', '!')`, [
    user,
    `${user}@load.example`,
  ]);
  await client.query(
    `INSERT INTO user_profile (id, full_name, phone) VALUES ($1, 'Ananya Sharma', '0000012345')`,
    [user],
  );
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM listing WHERE kind = 'venue' AND status = 'approved' ORDER BY md5(id::text) LIMIT 5000`,
  );
  const any = () => rows[Math.floor(random() * rows.length)]?.id;
  const statements = [
    (id: string | undefined) =>
      client.query(
        `INSERT INTO review (id, listing_id, user_id, rating, message, status) VALUES ($1, $2, $3, $4, 'A day to remember', 'published')
         ON CONFLICT ON CONSTRAINT review_one_each DO UPDATE SET rating = excluded.rating`,
        [randomUUID(), id, user, 1 + Math.floor(random() * 5)],
      ),
    (id: string | undefined) =>
      client.query('UPDATE listing SET summary = $2 WHERE id = $1', [id, `By the lake ${random()}`]),
    (id: string | undefined) =>
      client.query('INSERT INTO wishlist_item (user_id, listing_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        user,
        id,
      ]),
  ];
  return () =>
    (statements[Math.floor(random() * statements.length)] ?? statements[0])?.(any()) ?? Promise.resolve();
}
