import { setTimeout as pause } from 'node:timers/promises';
import { startSession } from '../../src/features/account/session.js';
import type { Tx } from '../../src/core/database.js';
import { makeCouples } from './people.js';

/** Number of clients that act at the same time. */
export const CLIENTS = 20;

/** Servers of one database, and access to it. */
export interface Servers {
  origins: readonly string[];
  tx: Tx;
}

/** The result of a mutation, whose result has the alias `r`. */
export interface Answer {
  /** Whether it succeeded. */
  ok: boolean;
  result: Record<string, unknown> & {
    created?: boolean;
    booking?: { id: string; status: string; date: string } | null;
    message?: { id: string } | null;
  };
}

/** What a round needs. */
export interface World {
  tx: Tx;
  /** Number of the round, from 0 on. */
  number: number;
  /** As many couples as clients. */
  couples: readonly string[];
  /** Sends a document as an account. Requests alternate between the servers. */
  send: (account: string, document: string, variables?: object) => Promise<Answer>;
  /** Returns the token of an account's session, which `send` uses, too. */
  tokenOf: (account: string) => Promise<string>;
  /** Sends any request with a session, whatever its outcome. Returns the body. */
  request: (token: string, path: string, init?: RequestInit) => Promise<string>;
  /** Addresses of the servers. */
  origins: readonly string[];
  /** Runs the clients' actions at the same time, in random order. Returns their answers in the order given. */
  together: (actions: readonly (() => Promise<Answer>)[]) => Promise<Answer[]>;
}

/** Something that must hold whatever clients do at the same time. */
export interface Invariant {
  name: string;
  /** Prepares what a database needs to check it; once. */
  prepare?: (tx: Tx) => Promise<void>;
  /** Lets 20 clients act at the same time on rows of their own. Returns descriptions of violations. */
  round(world: World): Promise<string[]>;
}

export interface Outcome {
  rounds: number;
  requests: number;
  /** Requests that succeeded; the others were refused as they should be. */
  succeeded: number;
  /** Requests that were sent again because the server was busy. */
  repeated: number;
  violations: string[];
}

interface Body {
  data?: { r: Answer['result'] & { userErrors?: unknown[] } };
  errors?: { message: string; extensions: { code: string } }[];
}

const REFUSALS = ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'TOO_MANY_REQUESTS'];

interface Options {
  /** The outcome of earlier rounds, which is continued. */
  earlier?: Outcome;
  /** Called before each round with the outcome so far; false ends the run. */
  goesOn?: (outcome: Outcome) => boolean;
}

/** Runs an invariant until it has this number of rounds. Errors other than refusals count as violations. */
export async function runRounds(
  { origins, tx }: Servers,
  invariant: Invariant,
  rounds: number,
  { earlier, goesOn = () => true }: Options = {},
): Promise<Outcome> {
  const outcome: Outcome = earlier ?? { rounds: 0, requests: 0, succeeded: 0, repeated: 0, violations: [] };
  await invariant.prepare?.(tx);
  const couples = await makeCouples(tx, CLIENTS);
  const tokens = new Map<string, Promise<string>>();

  /** On a machine with other work, waiting for a row can exceed the statement timeout: sends the request again, as clients do. */
  async function request(token: string, path: string, init: RequestInit = {}): Promise<string> {
    for (;;) {
      const origin = origins[outcome.requests++ % origins.length];
      const headers = { ...init.headers, cookie: `mandap=${token}` };
      const text = await (await fetch(`${origin}${path}`, { ...init, headers })).text();
      if (!text.includes('"code":"UNAVAILABLE"')) return text;
      outcome.repeated++;
      await pause(100 + Math.random() * 400);
    }
  }

  function tokenOf(account: string): Promise<string> {
    const token = tokens.get(account) ?? startSession(tx, account).then((session) => session.token);
    tokens.set(account, token);
    return token;
  }

  async function send(account: string, query: string, variables: object = {}): Promise<Answer> {
    const { data, errors } = JSON.parse(
      await request(await tokenOf(account), '/graphql', graphqlRequest(query, variables)),
    ) as Body;
    const [error] = errors ?? [];
    if (error && !REFUSALS.includes(error.extensions.code))
      outcome.violations.push(`${invariant.name}: ${error.extensions.code} ${error.message}`);
    const ok = data?.r !== undefined && !error && !data.r.userErrors?.length;
    if (ok) outcome.succeeded++;
    return { ok, result: data?.r ?? {} };
  }

  while (outcome.rounds < rounds && goesOn(outcome)) {
    const number = outcome.rounds++;
    const found = await invariant.round({
      ...{ tx, number, couples, origins },
      ...{ send, tokenOf, request, together },
    });
    outcome.violations.push(...found.map((text) => `${invariant.name}, round ${number}: ${text}`));
    // The couples' sessions stay, those of a round's businesses aren't needed any more.
    for (const account of tokens.keys()) if (!couples.includes(account)) tokens.delete(account);
  }
  return outcome;
}

/** The request of a document, for `request`. */
export const graphqlRequest = (query: string, variables: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** Starts the actions in random order. */
async function together(actions: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  if (actions.length !== CLIENTS) throw new Error(`${actions.length} clients instead of ${CLIENTS}`);
  const answers: Promise<Answer>[] = [];
  const order = actions
    .map((_, index) => [Math.random(), index] as const)
    .sort(([one], [other]) => one - other);
  for (const [, index] of order)
    answers[index] = actions[index]?.() ?? Promise.reject(new Error('no action'));
  return Promise.all(answers);
}

/** Makes an action for each of a number of clients. */
export const clients = (count: number, act: (index: number) => Promise<Answer>) =>
  Array.from({ length: count }, (_, index) => () => act(index));

/** Describes values that differ from the expected ones. */
export function differences<Values extends object>(actual: Values, expected: Partial<Values>): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = actual[name as keyof Values];
    return found === value ? [] : [`${name} is ${String(found)} instead of ${String(value)}`];
  });
}
