import { describe, expect, test } from '@jest/globals';
import { AppError } from '../../src/core/errors.js';
import { allOperations } from '../../src/core/operation.js';
import { ROLES } from '../../src/core/viewer.js';
import { app, useApp } from '../app.js';
import { prepare } from './cells.js';
import { CODE_OF_VERDICT, type Input, type Row } from './row.js';
import { makeAttachment, makeMessage, type Caller } from './scene.js';
import { enter, outcomeOf, OUTCOMES, STATES } from './states.js';
import { TABLE } from './table.js';
import { bookings } from './table.bookings.js';
import { conversations } from './table.conversations.js';
import { events } from './table.events.js';
import { quotes } from './table.quotes.js';
import { visits } from './table.visits.js';

/* Permissions that also depend on the state of a booking or account. */

useApp();

const PARTIES = ['user', 'vendor', 'venue'] as const;

describe('in the states of a booking', () => {
  const cases = Object.keys(OUTCOMES).flatMap((name) =>
    PARTIES.filter((role) => TABLE[name]?.verdicts[role] === 'yes').flatMap((role) =>
      STATES.map((state) => {
        const outcome = outcomeOf(name, role, state);
        return [`${name}: ${role}, ${state} -> ${outcome}`, { name, role, state, outcome }] as const;
      }),
    ),
  );

  test.each(cases)('%s', async (_, { name, role, state, outcome }) => {
    const row = rowOf(name);
    const { caller, fixtures, input } = await prepare({ row, role, ownership: 'own' });
    await enter(state, caller, fixtures);
    expect(await call(name, caller, input)).toBe(
      outcome === 'yes' ? 'done' : typeof outcome === 'number' ? CODE_OF_VERDICT[outcome] : outcome,
    );
  });

  test('every operation on a booking has its outcomes', () => {
    const ofBookings = Object.entries({ ...bookings, ...conversations, ...quotes, ...visits, ...events })
      // Lists and new enquiries aren't about one booking.
      .filter(([, { others }]) => PARTIES.some((role) => others?.[role] === 404))
      .map(([name]) => name);
    expect(Object.keys(OUTCOMES).sort()).toEqual(ofBookings.sort());
  });
});

describe('without a report or a held message, an admin', () => {
  test.each([
    ['conversation.openCase', 'NOT_FOUND'],
    ['conversation.caseAttachment', 'NOT_FOUND'],
    ['conversation.decideReport', 'CONFLICT'],
    ['conversation.decideHeld', 'CONFLICT'],
  ])('%s -> %s', async (name, code) => {
    const row = rowOf(name);
    const { caller, fixtures, input } = await prepare({ row, role: 'admin', ownership: 'own' });
    const id = await (name === 'conversation.caseAttachment' ? makeAttachment : makeMessage)(fixtures);
    expect(await call(name, caller, { ...input, id })).toBe(code);
  });
});

describe('with the session of a deleted account', () => {
  const cases = Object.entries(TABLE).flatMap(([name, row]) => {
    const role = ROLES.find((each) => row.verdicts[each] === 'yes');
    return role && row.graphql && row.verdicts.anonymous !== 'yes' ? [[name, { row, role }] as const] : [];
  });

  test.each(cases)('%s is for nobody', async (_, { row, role }) => {
    const { caller, input } = await prepare({ row, role, ownership: 'own' });
    const { document = '', variables } = row.graphql ?? {};
    await app().sql(`DELETE FROM account WHERE id = $1`, [caller.id]);
    const { errors } = await caller.http.gql(document, variables?.(input, caller) ?? input);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  });
});

function rowOf(name: string): Row {
  const row = TABLE[name];
  if (!row) throw new Error(`${name} is not in the table`);
  return row;
}

/** Calls an operation directly. Returns the code of its error. */
const call = (name: string, { context }: Caller, input: Input): Promise<unknown> | undefined =>
  allOperations()
    .find(({ operationName }) => operationName === name)?.(context, input)
    .then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
