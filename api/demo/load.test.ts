import { expect, test } from '@jest/globals';
import { loadManyVenues } from './load.js';
import { app, useApp } from '../test/app.js';

useApp();

test('venues are added in several runs, with their galleries, and search finds them', async () => {
  const { database } = app().services;
  for (const count of [30, 45, 40, 2000]) await loadManyVenues(database, count);
  const [venues] = await app().sql(
    `SELECT count(*)::int AS count, count(DISTINCT name)::int AS names, count(DISTINCT city)::int > 20 AS "isSpread",
            bool_and(status = 'approved') FILTER (WHERE email LIKE 'load%') AS "areApproved"
     FROM listing WHERE kind = 'venue'`,
  );
  expect(venues).toMatchObject({ count: 2000, isSpread: true, areApproved: true });
  const wrong = await app().sql(
    `SELECT l.id FROM listing l WHERE jsonb_array_length(gallery) <> 4 OR gallery <> (
       SELECT jsonb_agg(jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
                'thumbhash', m.thumbhash, 'caption', p.caption) ORDER BY p.position, p.media_hash)
       FROM listing_picture p JOIN media m ON m.hash = p.media_hash WHERE p.listing_id = l.id)`,
  );
  expect(wrong).toEqual([]);
  const words = await app().sql(
    `SELECT count(DISTINCT l.id)::int AS listings FROM listing l JOIN listing_word w ON w.id = l.id AND w.search = l.search
     WHERE w.rank = l.rank AND w.rating_average IS NOT DISTINCT FROM l.rating_average`,
  );
  expect(words).toEqual(
    await app().sql(`SELECT count(*)::int AS listings FROM listing WHERE status = 'approved'`),
  );
}, 60_000);
