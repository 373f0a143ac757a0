// own-copies: its entities are registered for the whole process.
import { describe, expect, test } from '@jest/globals';
import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import {
  allColumnsOf,
  columnsOf,
  expressions,
  nullable,
  returning,
  select,
  selectOne,
  type RowOf,
} from './columns.js';
import type { Statements } from './database.js';

@Entity('columns_owner')
class Owner {
  @PrimaryColumn('uuid')
  id: string;
}

abstract class Dated {
  @PrimaryColumn('uuid')
  id: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

@Entity('columns_hall')
class Hall extends Dated {
  @Column('text')
  name: string;

  @Column('text', { array: true })
  areas: string[];

  @Column('text', { name: 'event_types', array: true })
  eventTypes: string[];

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => Owner)
  owner?: Relation<Owner>;

  /** Computed, so it has no column. */
  rating: number;
}

/** Records the statements sent, and returns the given rows. */
function recorder(rows: object[] = []) {
  const sent: unknown[][] = [];
  const tx: Statements = {
    sql: async <Row>(...statement: unknown[]) => {
      sent.push(statement);
      return rows as Row[];
    },
  };
  return { tx, sent };
}

describe('columnsOf', () => {
  test('selects columns of the class and its base classes, in the order of the properties', () => {
    expect(columnsOf(Hall, ['name', 'id']).list).toBe('name, id');
    expect(columnsOf(Dated, ['id']).list).toBe('id');
  });

  test('aliases a column whose name differs from its property', () => {
    expect(columnsOf(Hall, ['createdAt', 'ownerId']).list).toBe(
      'created_at AS "createdAt", owner_id AS "ownerId"',
    );
  });

  test('reads arrays as JSON', () => {
    expect(columnsOf(Hall, ['areas', 'eventTypes']).list).toBe(
      'array_to_json(areas) AS "areas", array_to_json(event_types) AS "eventTypes"',
    );
  });

  test('qualifies columns with the alias of their table', () => {
    expect(columnsOf(Hall, ['id', 'createdAt', 'areas'], 'h').list).toBe(
      'h.id AS "id", h.created_at AS "createdAt", array_to_json(h.areas) AS "areas"',
    );
  });

  test('selects columns by other names', () => {
    const columns = columnsOf(Hall, { hallName: 'name', owner_id: 'ownerId', eventTypes: 'areas' }, 'h');
    expect(columns.list).toBe(
      'h.name AS "hallName", h.owner_id AS "owner_id", array_to_json(h.areas) AS "eventTypes"',
    );
    expect(columnsOf(Hall, { owner_id: 'ownerId' }).list).toBe('owner_id');
    expect(() => columnsOf(Hall, { name: 'rating' })).toThrow('Hall.rating is not a column');
  });

  test.each(['rating', 'owner', 'nonsense'])('rejects %s, which isn’t a column', (property) => {
    expect(() => columnsOf(Hall, [property as 'name'])).toThrow(`Hall.${property} is not a column`);
  });

  test('rejects columns of a subclass', () => {
    expect(() => columnsOf(Dated, ['name' as 'id'])).toThrow('Dated.name is not a column');
  });
});

test('allColumnsOf selects each column once, and neither relations nor computed properties', () => {
  expect(allColumnsOf(Hall).list.split(', ').sort()).toEqual([
    'array_to_json(areas) AS "areas"',
    'array_to_json(event_types) AS "eventTypes"',
    'created_at AS "createdAt"',
    'id',
    'name',
    'owner_id AS "ownerId"',
  ]);
  expect(allColumnsOf(Owner, 'o').list).toBe('o.id AS "id"');
});

test('columns can be combined with expressions and with columns of other tables', () => {
  const columns = columnsOf(Hall, ['name'], 'h')
    .and(expressions<{ rating: number; ownerName: string }>({ rating: 'avg(r.stars)', ownerName: 'o.name' }))
    .and(columnsOf(Owner, ['id'], 'o'));
  expect(columns.list).toBe(
    'h.name AS "name", avg(r.stars) AS "rating", o.name AS "ownerName", o.id AS "id"',
  );
});

describe('statements', () => {
  const NAME = columnsOf(Hall, ['name']);

  test('select passes the values and the plan on', async () => {
    const { tx, sent } = recorder([{ name: 'A' }, { name: 'B' }]);
    expect(await select(tx, NAME, 'FROM hall WHERE id = $1', ['x'], 'fresh')).toEqual([
      { name: 'A' },
      { name: 'B' },
    ]);
    expect(sent).toEqual([['SELECT name FROM hall WHERE id = $1', ['x'], 'fresh']]);
  });

  test('selectOne returns the first row, or undefined', async () => {
    expect(await selectOne(recorder([{ name: 'A' }]).tx, NAME, 'FROM hall')).toEqual({ name: 'A' });
    expect(await selectOne(recorder().tx, NAME, 'FROM hall')).toBeUndefined();
  });

  test('returning appends the columns to an INSERT, UPDATE or DELETE', async () => {
    const { tx, sent } = recorder();
    await returning(tx, NAME, 'DELETE FROM hall WHERE id = $1', ['x']);
    expect(sent).toEqual([['DELETE FROM hall WHERE id = $1 RETURNING name', ['x']]]);
  });
});

/** Compile-time tests: each line below must be a type error. */
test('the type of a row contains the selected columns only', async () => {
  const COLUMNS = columnsOf(Hall, ['name', 'createdAt']).and(expressions<{ stars: number }>({ stars: '5' }));
  const row: RowOf<typeof COLUMNS> = { name: 'A', createdAt: new Date(), stars: 5 };
  const text: string = row.name;
  const day: Date = row.createdAt;
  const stars: number = row.stars;
  expect([text, day, stars]).toEqual(['A', expect.any(Date), 5]);

  const named = columnsOf(Hall, { hallName: 'name' }).row as { hallName: string } | undefined;
  expect(named).toBeUndefined();
  // @ts-expect-error -- null without a match
  const joined: string | undefined = nullable(columnsOf(Hall, ['name'])).row?.name;
  expect(joined).toBeUndefined();

  // @ts-expect-error -- not selected
  expect(row.ownerId).toBeUndefined();
  // @ts-expect-error -- a property of another type
  const wrong: number = row.name;
  expect(wrong).toBe('A');
  // @ts-expect-error -- no property of the entity
  expect(() => columnsOf(Hall, ['title'])).toThrow();
  // @ts-expect-error -- an expression is missing
  expect(expressions<{ one: number; two: number }>({ one: '1' }).list).toBe('1 AS "one"');
  // @ts-expect-error -- an expression that the row doesn't have
  expect(expressions<{ one: number }>({ one: '1', two: '2' }).list).toContain('two');

  const [selected] = await select(recorder([row]).tx, COLUMNS, 'FROM hall');
  // @ts-expect-error -- the first row may be missing
  expect(selected.name).toBe('A');
  // @ts-expect-error -- not selected
  expect(selected?.areas).toBeUndefined();
});

@Entity('columns_payment')
class Payment {
  @Column('bigint')
  amount: number;

  @Column('bigint', { name: 'gst_amount' })
  gstAmount: number;

  @Column('timestamptz', { array: true })
  reminders: Date[];

  @Column('timestamptz', { name: 'due_at', array: true })
  dueAt: Date[];
}

test('bigints are read as numbers, and times in arrays as dates', () => {
  expect(columnsOf(Payment, ['amount', 'gstAmount'], 'p').list).toBe(
    'p.amount::float8 AS "amount", p.gst_amount::float8 AS "gstAmount"',
  );
  expect(columnsOf(Payment, ['reminders', 'dueAt']).list).toBe('reminders, due_at AS "dueAt"');
});

@Entity('key')
class Key {
  @Column('text', { name: 'token_hash', select: false })
  tokenHash: string;
}

test('a column that is selected by name only needs no property', () => {
  expect(() => allColumnsOf(Key)).toThrow('Key.tokenHash is selected by name only');
  expect(allColumnsOf(Key, '', ['tokenHash']).list).toBe('token_hash AS "tokenHash"');
  expect(columnsOf(Key, ['tokenHash']).list).toBe('token_hash AS "tokenHash"');
});
