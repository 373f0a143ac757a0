import type { Tx } from '../../core/database.js';

/** Deletes the full days of the past, for which nobody can search; runs nightly. */
export const sweepFullDays = (tx: Tx) => tx.sql(`DELETE FROM full_day WHERE day < today_in_india() - 1`);
