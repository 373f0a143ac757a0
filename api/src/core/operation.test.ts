// own-copies: its operations are registered for the whole process.
import { describe, expect, test } from '@jest/globals';
import { array, number, object, string, type ObjectSchema } from 'yup';
import { app, useApp } from '../../test/app.js';
import { makeCaller } from '../../test/permissions/scene.js';
import { audit } from './audit.js';
import { AppError, formatWait } from './errors.js';
import { newId } from './ids.js';
import { inLanguage } from './in-language.js';
import { addJob } from './jobs.js';
import { EMAIL_TASK } from './email.js';
import { anyone, checkInput, only, operation } from './operation.js';
import { email, text } from './text.rules.js';
import { loadTranslations, makeTranslate, type NoValues } from './translate.js';

useApp();

const visitor = async () => (await makeCaller('anonymous')).context;

describe('a write', () => {
  const rename = operation({
    name: 'test.rename',
    kind: 'write',
    allow: anyone,
    input: object({ id: string().required(), fail: string().oneOf(['early', 'late']) }),
    async prepare({ input }) {
      if (input.fail === 'early') throw new AppError('BAD_USER_INPUT', 'early');
    },
    async run({ tx, input }) {
      await tx.sql(`UPDATE account SET email = $2 WHERE id = $1`, [
        input.id,
        `renamed-${input.id}@test.example`,
      ]);
      await addJob(tx, EMAIL_TASK, {
        id: newId(),
        ...{ to: 'renamed@test.example', subject: 'Renamed', paragraphs: [] },
      });
      if (input.fail === 'late') throw new AppError('CONFLICT', 'late');
      return 'done';
    },
  });
  const state = async (id: string) => {
    const [row] = await app().sql<{ email: string; jobs: number }>(
      `SELECT email, (SELECT count(*)::int FROM graphile_worker._private_jobs) AS jobs FROM account WHERE id = $1`,
      [id],
    );
    return row;
  };

  test('is atomic, including its emails', async () => {
    const { id = '' } = await makeCaller('user');
    const before = await state(id);
    for (const fail of ['early', 'late'])
      await expect(rename(await visitor(), { id, fail })).rejects.toThrow(fail);
    expect(await state(id)).toEqual(before);
    expect(await rename(await visitor(), { id })).toBe('done');
    expect(await state(id)).toEqual({ email: `renamed-${id}@test.example`, jobs: (before?.jobs ?? 0) + 1 });
  });
});

describe('authorization', () => {
  const guarded = operation({
    name: 'test.guarded',
    kind: 'read',
    allow: only('venue', 'admin'),
    limit: 'mailboxNetwork',
    input: object({ value: string().required('A value, please') }),
    run: async ({ input }) => input.value,
  });

  test('is checked first', async () => {
    const [nobody, couple, venue] = [
      await makeCaller('anonymous'),
      await makeCaller('user'),
      await makeCaller('venue'),
    ];
    await expect(guarded(nobody.context, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(guarded(couple.context, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(guarded(venue.context, {})).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await guarded(venue.context, { value: 'x' })).toBe('x');
  });

  test('precedes the limit, and invalid input doesn’t count', async () => {
    const { context } = await makeCaller('venue');
    for (let i = 0; i < 9; i++)
      await expect(guarded(context, {})).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    for (let i = 0; i < 5; i++) expect(await guarded(context, { value: 'x' })).toBe('x');
    await expect(guarded(context, { value: 'x' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

test('two operations can’t have the same name', () => {
  const define = () =>
    operation({ name: 'test.twice', kind: 'read', allow: anyone, input: object({}), run: async () => 1 });
  define();
  expect(define).toThrow('Two operations are named test.twice');
});

describe('input', () => {
  const rules = object({
    name: text(20).required('Name, please'),
    email: email(() => 'Invalid email!'),
    guests: number().typeError('Guests must be a number').min(1, 'At least 1'),
    tags: array(string().required()).max(3, 'At most 3 tags'),
    parts: array(object({ size: number().required('Size, please'), of: string().required('Of?') })).max(50),
    city: string().nullable(),
  });

  test('keeps only the fields that its rules name', () => {
    const raw = {
      name: ' A ',
      guests: '7',
      rank: 10,
      isVerified: 'Approved',
      id: 'x',
      __proto__: { role: 'admin' },
    };
    expect(checkInput(rules, raw)).toEqual({ name: 'A', guests: 7 });
  });

  test('treats null as absent, unless a rule allows it', () => {
    expect(checkInput(rules, { name: 'A', email: null, tags: null, city: null })).toEqual({
      name: 'A',
      city: null,
    });
    expect(() => checkInput(rules, { name: null })).toThrow('Name, please');
  });

  test('reports the first message of each invalid field', () => {
    const wrong = { name: '', email: 'x\0', guests: 'many', tags: [1, {}] };
    try {
      checkInput(rules, wrong);
      throw new Error('it was taken');
    } catch (error) {
      expect(error).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [
          { field: 'name', message: 'Name, please' },
          { field: 'email', message: 'Please remove invalid characters' },
          { field: 'guests', message: 'Guests must be a number' },
          { field: 'tags[1]', message: 'tags[1] must be a text' },
        ],
      });
    }
  });

  test('is reported in the language of the request, even by rules created before it', async () => {
    const t = makeTranslate<{ nameMissing: NoValues; tagsMax: NoValues }>(
      { nameMissing: 'Name is required', tagsMax: 'At most 1 tag' },
      { hi: () => Promise.resolve({ default: { nameMissing: 'नाम आवश्यक है', tagsMax: 'अधिकतम 1 टैग' } }) },
    );
    await loadTranslations('hi');
    const named = object({ name: text(20).required(() => t('nameMissing')) });
    const tagged = object({ tags: array(string().required()).max(1, () => t('tagsMax')) });
    const messageOf = (rules: ObjectSchema<object>, raw: object) => {
      try {
        return checkInput(rules, raw);
      } catch (error) {
        return error instanceof AppError && [error.message, ...error.fields.map((one) => one.message)];
      }
    };
    expect(messageOf(named, {})).toEqual(['Name is required', 'Name is required']);
    inLanguage('hi', () => {
      expect(messageOf(named, {})).toEqual(['नाम आवश्यक है', 'नाम आवश्यक है']);
      // The length of a list is checked before yup sees it.
      expect(messageOf(tagged, { tags: ['a', 'b'] })).toEqual(['अधिकतम 1 टैग', 'अधिकतम 1 टैग']);
    });
  });

  describe('a list that is too long', () => {
    const refusal = (raw: unknown) => {
      try {
        checkInput(rules, raw);
      } catch (error) {
        return error;
      }
      throw new Error('it was taken');
    };

    test('is rejected for its length alone', () => {
      expect(refusal({ name: '', tags: Array(24_000).fill({}) })).toMatchObject({
        message: 'At most 3 tags',
        fields: [{ field: 'tags', message: 'At most 3 tags' }],
        furtherFields: 0,
      });
    });

    test('even as a comma-separated text', () => {
      const joined = object({
        tags: array(string().required('Empty'))
          .transform((value: unknown, original: unknown) =>
            typeof original === 'string' ? original.split(',') : value,
          )
          .max(3, 'At most 3 tags'),
      });
      expect(() => checkInput(joined, { tags: ','.repeat(24_000) })).toThrow('At most 3 tags');
      expect(checkInput(joined, { tags: 'a,b' })).toEqual({ tags: ['a', 'b'] });
    });

    test('even inside another list', () => {
      const nested = object({ rows: array(object({ cells: array(string()).max(2, 'Two cells') })).max(9) });
      const raw = { rows: [{ cells: ['a', 'b'] }, { cells: Array(9000).fill('c') }] };
      expect(() => checkInput(nested, { rows: raw.rows.slice(0, 1) })).not.toThrow();
      expect(() => checkInput(nested, raw)).toThrow('Two cells');
    });

    test('an operation can’t have a list without a maximum', () => {
      const define = (input: ObjectSchema<object>) => () =>
        operation({ name: `test.${newId()}`, kind: 'read', allow: anyone, input, run: async () => 'done' });
      expect(define(object({ tags: array(string()).max(3) }))).not.toThrow();
      expect(define(object({ tags: array(string()) }))).toThrow('a list without a maximum: tags');
      expect(define(object({ rows: array(object({ cells: array() })).max(3) }))).toThrow('rows[].cells');
    });
  });

  test('of many invalid fields, twenty are listed and the others counted', () => {
    const parts = Array.from({ length: 30 }, () => ({}));
    try {
      checkInput(rules, { name: 'A', parts });
      throw new Error('it was taken');
    } catch (error) {
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT', furtherFields: 40 });
      expect((error as { fields: unknown[] }).fields).toHaveLength(20);
    }
  });

  test.each([
    ['a text', 'canary'],
    ['a list', ['canary']],
    ['a number', 7],
    ['null', null],
    ['an object in the place of a text', { name: { canary: 1 } }],
    ['a list in the place of a text', { name: ['canary'] }],
    ['what can’t be made a text', { name: { toString: 'canary' } }],
    ['what can’t be made a number', { name: 'A', guests: { valueOf: 'canary', toString: 'canary' } }],
  ])('%s is rejected, and not quoted', (_, raw) => {
    try {
      checkInput(rules, raw);
      throw new Error('it was taken');
    } catch (error) {
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(JSON.stringify(error) + String(error)).not.toContain('canary');
    }
  });
});

describe('the audit log', () => {
  test('records what an action changed, but not personal data', async () => {
    const { id, context } = await makeCaller('admin');
    const viewer = context.viewer;
    if (!viewer) throw new Error('nobody is logged in');
    const targetId = newId();
    await audit(
      { ctx: context, tx: app().tx, viewer },
      {
        action: 'listing.rank',
        targetType: 'listing',
        targetId,
        before: {
          status: 'pending',
          rank: 0,
          email: 'canary@test.example',
          contact: '9876501234',
          name: null,
        },
        after: {
          status: 'approved',
          rank: 3,
          content: {
            'e-mail': 'canary2@test.example',
            city: 'Goa',
            owners: [{ phone: 'canary', year: 2027 }],
          },
        },
      },
    );
    const [row] = await app().sql(
      `SELECT actor_id, actor_role, action, target_type, before, after, created_at > now() - interval '1 minute' AS fresh
       FROM audit WHERE target_id = $1`,
      [targetId],
    );
    expect(row).toEqual({
      actor_id: id,
      actor_role: 'admin',
      action: 'listing.rank',
      target_type: 'listing',
      before: { status: 'pending', rank: 0, email: '•••', contact: '•••', name: null },
      after: {
        status: 'approved',
        rank: 3,
        content: { 'e-mail': '•••', city: 'Goa', owners: [{ phone: '•••', year: 2027 }] },
      },
      fresh: true,
    });
  });
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [7200, '120 minutes'],
  [7201, '3 hours'],
  [86_400, '24 hours'],
])('%i seconds are displayed as %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
