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
  const sessions = new Map<string, Promise<{ token: string }>>();

  /** On a machine with other work, waiting for a row can exceed the statement timeout: sends the request again, as clients do. */
  async function answerOf(token: string, body: string): Promise<Body> {
    for (;;) {
      const origin = origins[outcome.requests++ % origins.length];
      const response = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `mandap=${token}` },
        body,
      });
      const answer = (await response.json()) as Body;
      if (answer.errors?.[0]?.extensions.code !== 'UNAVAILABLE') return answer;
      outcome.repeated++;
      await pause(100 + Math.random() * 400);
    }
  }

  async function send(account: string, query: string, variables: object = {}): Promise<Answer> {
    const session = sessions.get(account) ?? startSession(tx, account);
    sessions.set(account, session);
    const { token } = await session;
    const { data, errors } = await answerOf(token, JSON.stringify({ query, variables }));
    const [error] = errors ?? [];
    if (error && !REFUSALS.includes(error.extensions.code))
      outcome.violations.push(`${invariant.name}: ${error.extensions.code} ${error.message}`);
    const ok = data?.r !== undefined && !error && !data.r.userErrors?.length;
    if (ok) outcome.succeeded++;
    return { ok, result: data?.r ?? {} };
  }

  while (outcome.rounds < rounds && goesOn(outcome)) {
    const number = outcome.rounds++;
    const found = await invariant.round({ tx, number, couples, send, together });
    outcome.violations.push(...found.map((text) => `${invariant.name}, round ${number}: ${text}`));
    // The couples' sessions stay, those of a round's businesses aren't needed any more.
    for (const account of sessions.keys()) if (!couples.includes(account)) sessions.delete(account);
  }
  return outcome;
}

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
