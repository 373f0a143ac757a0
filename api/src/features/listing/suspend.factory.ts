import { makeAdmin } from '../admin/admin.factory.js';
import { app } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';

export const REASON = 'The pictures show another venue.\nPlease upload your own.';

export interface Outcome {
  changed: string[] | null;
  skipped: { id: string; name: string | null; message: string }[] | null;
  userErrors: { code: string; field: string | null; message: string }[];
}
export const OUTCOME = '{ changed skipped { id name message } userErrors { code field message } }';

export const admin = async () => loggedIn((await makeAdmin()).id);
export const suspend = async (caller: Client, ids: string[], reason = REASON) =>
  (
    await caller.gql<{ answer: Outcome }>(
      `mutation S($ids: [ID!]!, $reason: String!) { answer: suspendListings(ids: $ids, reason: $reason) ${OUTCOME} }`,
      { ids, reason },
    )
  ).data.answer;
export const reinstate = async (caller: Client, ids: string[]) =>
  (
    await caller.gql<{ answer: Outcome }>(
      `mutation R($ids: [ID!]!) { answer: reinstateListings(ids: $ids) ${OUTCOME} }`,
      { ids },
    )
  ).data.answer;

/** What the table says about a listing. */
export const stateOf = async (id: string) =>
  (
    await app().sql(
      `SELECT status, suspension_reason AS reason, suspended_at IS NOT NULL AS dated FROM listing WHERE id = $1`,
      [id],
    )
  )[0];
