import { startSession } from '../../src/features/account/session.js';
import type { Rng } from '../../demo/content/random.js';
import type { TestApp } from '../running-app.js';
import { nextAddress, type World } from './world.js';

export type Random = Rng['next'];

/**
 * Sends a mutation as an account, or as a visitor, with files as other variables. Its field is named `r`. Returns the
 * payload, or undefined if it was rejected.
 */
export type Act = <Payload = object>(
  account: string | undefined,
  document: string,
  variables?: object,
  files?: Files,
) => Promise<Payload | undefined>;

type Files = Readonly<Record<string, File | readonly File[]>>;

/** What a write may use. */
export interface Scene {
  world: World;
  act: Act;
  random: Random;
  app: TestApp;
  /** Returns the first row of a statement. */
  row: <Row>(statement: string, values?: readonly unknown[]) => Promise<Row | undefined>;
}

/** A write that changes public responses. */
export interface Write {
  /** The operation that it runs, or what else changes the data. */
  name: string;
  /** Makes what the write needs, before the responses are cached. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** Returns something truthy if it succeeded. */
  run: (scene: Scene) => Promise<unknown>;
}

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

export const ERRORS = '{ userErrors { message } }';

export const listingOf = ({ world: { venues, vendors }, random }: Scene) =>
  random() < 0.7 ? pick(venues.slice(0, 12), random) : pick(vendors, random);

/** A listing whose page and calendar are among the reads. */
export const shownListing = ({ world: { venues, vendors }, random }: Scene) =>
  pick([venues[0], venues[0], venues[1], vendors[0]], random) ?? '';

const REFUSALS = ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'];

/** Returns an `Act` that logs each account in on first use. */
export function actorOf(app: TestApp): Act {
  const tokens = new Map<string, Promise<{ token: string }>>();
  const cookieOf = async (account: string) => {
    const session = tokens.get(account) ?? startSession(app.tx, account);
    tokens.set(account, session);
    return `mandap=${(await session).token}`;
  };
  return async <Payload>(
    account: string | undefined,
    query: string,
    variables: object = {},
    files?: Files,
  ): Promise<Payload | undefined> => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        ...(!files && { 'content-type': 'application/json' }),
        ...(account && { cookie: await cookieOf(account) }),
        'x-forwarded-for': nextAddress(),
      },
      body: files ? formOf(query, variables, files) : JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as {
      data?: { r: Payload & { userErrors: unknown[] } };
      errors?: { message: string; extensions: { code: string } }[];
    };
    const [error] = errors ?? [];
    // Some writes are rejected, such as a review of a suspended listing.
    if (error && !REFUSALS.includes(error.extensions.code)) throw new Error(`${query}: ${error.message}`);
    return !error && data?.r.userErrors.length === 0 ? data.r : undefined;
  };
}

function formOf(query: string, variables: object, files: Files): FormData {
  const paths = Object.entries(files).flatMap(([name, value]) =>
    value instanceof File
      ? [{ path: `variables.${name}`, file: value }]
      : value.map((file, i) => ({ path: `variables.${name}.${i}`, file })),
  );
  const empty = Object.entries(files).map(([name, value]) => [
    name,
    value instanceof File ? null : value.map(() => null),
  ]);
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({ query, variables: { ...variables, ...Object.fromEntries(empty) } }),
  );
  form.set('map', JSON.stringify(Object.fromEntries(paths.map(({ path }, i) => [i, [path]]))));
  paths.forEach(({ file }, i) => form.set(String(i), file));
  return form;
}
