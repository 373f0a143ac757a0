import { resolvePlace } from '../city/city.service.js';
import type { Tx } from '../../core/database.js';
import { replayAsStored } from '../../core/idempotency.js';
import { notifyAll } from '../../core/notify.js';
import { only, operation } from '../../core/operation.js';
import { interestRules } from './interest.rules.js';

const RETENTION_DAYS = 30;

/**
 * Records that a user looks for venues in a city and notifies its approved venues, at most once a day per user and
 * city. Venues don't learn who it is.
 */
export const addCityInterest = operation({
  name: 'interest.add',
  kind: 'write',
  allow: only('user'),
  limit: 'write',
  input: interestRules,
  replay: replayAsStored<{ city: string }>(),
  async run({ tx, viewer, input }): Promise<{ city: string }> {
    const { city } = await resolvePlace(tx, input.city);
    const added = await tx.sql(
      `INSERT INTO city_interest (user_id, city) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING city`,
      [viewer.id, city],
    );
    if (added.length) {
      const venues = await tx.sql<{ id: string }>(
        `SELECT id FROM listing WHERE kind = 'venue' AND status = 'approved' AND lower(city) = lower($1)`,
        [city],
      );
      await notifyAll(
        tx,
        venues.map(({ id }) => ({ accountId: id, kind: 'city_interest', params: { city } })),
      );
    }
    return { city };
  },
});

/** Deletes interests that are a month old. */
export const sweepInterests = (tx: Tx) =>
  tx.sql(`DELETE FROM city_interest WHERE day < today_in_india() - ${RETENTION_DAYS}`);
