import { describe, expect, test } from '@jest/globals';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { getMetadataArgsStorage, type EntityMetadata } from 'typeorm';
import { AS_NUMBER } from '../src/core/columns.js';
import { EVENT_TYPES } from '../src/core/event-type.constants.js';
import { ENQUIRY_TYPES } from '../src/features/enquiry/enquiry.constants.js';
import { FACILITIES, VENUE_TYPES } from '../src/features/venue/venue.constants.js';
import { app, useApp } from './app.js';
// Importing the schema declares all types that the resolvers use.
import '../src/graphql/schema.js';

useApp();

interface SchemaColumn {
  name: string;
  type: string;
  nullable: boolean;
  /** Whether an INSERT may omit it. */
  filled: boolean;
}

/** A table's columns after all migrations. */
const columnsOf = (table: string) =>
  app().sql<SchemaColumn>(
    `SELECT column_name AS name, is_nullable = 'YES' AS nullable,
            is_nullable = 'YES' OR column_default IS NOT NULL OR is_generated = 'ALWAYS' AS filled,
            udt_name::text::regtype::text AS type
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
    [table],
  );

/** The type of an entity's column, in PostgreSQL's terms. */
function typeOf(column: ColumnMetadata): string {
  const type = column.enumName ?? app().services.database.source.driver.normalizeType(column);
  return column.isArray ? `${type}[]` : type;
}

async function disagreements(entity: EntityMetadata): Promise<string[]> {
  const schema = new Map((await columnsOf(entity.tableName)).map((column) => [column.name, column]));
  const found: string[] = [];
  for (const column of entity.columns) {
    const made = schema.get(column.databaseName);
    schema.delete(column.databaseName);
    if (!made) found.push(`${column.propertyName} has no column`);
    else if (made.type !== typeOf(column))
      found.push(`${column.propertyName} is ${typeOf(column)}, its column ${made.type}`);
    else if (made.nullable !== column.isNullable)
      found.push(`${column.propertyName} and its column differ in whether they may be null`);
    else if (!made.filled && !column.isInsert) found.push(`${column.propertyName} is never inserted`);
  }
  for (const { name, filled } of schema.values()) if (!filled) found.push(`${name} is not mapped`);
  return found;
}

/** A table's foreign keys, such as `booking_id → booking`. */
async function foreignKeysOf(table: string): Promise<{ key: string; target: string }[]> {
  return app().sql<{ key: string; target: string }>(
    `SELECT string_agg(attname, ', ' ORDER BY place) || ' → ' || confrelid::regclass AS key, confrelid::regclass::text AS target
     FROM pg_constraint CROSS JOIN unnest(conkey) WITH ORDINALITY AS part (number, place)
     JOIN pg_attribute ON attrelid = conrelid AND attnum = number
     WHERE contype = 'f' AND conrelid = $1::regclass GROUP BY pg_constraint.oid, confrelid`,
    [table],
  );
}

/** The foreign keys that an entity's relations describe. */
const relationsOf = ({ relations }: EntityMetadata): string[] =>
  relations
    .filter(({ isOwning }) => isOwning)
    .map(({ joinColumns, inverseEntityMetadata: { tableName } }) => {
      const columns = joinColumns.map(({ databaseName }) => databaseName);
      return `${columns.join(', ')} → ${tableName}`;
    });

describe('entities and the migrated schema agree', () => {
  test('every entity is registered', () => {
    const nameOf = ({ target }: { target: string | { name?: string } }) =>
      typeof target === 'string' ? target : target.name;
    const registered = app().services.database.source.entityMetadatas.map(nameOf);
    // By name, because the running app has separate classes.
    const declared = new Set(getMetadataArgsStorage().tables.map(nameOf));
    expect([...declared].sort()).toEqual(registered.sort());
  });

  test('column by column', async () => {
    for (const entity of app().services.database.source.entityMetadatas)
      expect([entity.name, await disagreements(entity)]).toEqual([entity.name, []]);
  });

  test('repositories read bigints as numbers', () => {
    for (const { name, columns } of app().services.database.source.entityMetadatas)
      for (const { type, propertyName, transformer } of columns)
        if (type === 'bigint')
          expect([name, propertyName, transformer]).toEqual([name, propertyName, AS_NUMBER]);
  });

  test('relation by foreign key', async () => {
    const entities = app().services.database.source.entityMetadatas;
    const tables = new Set(entities.map(({ tableName }) => tableName));
    for (const entity of entities) {
      const made = (await foreignKeysOf(entity.tableName)).filter(({ target }) => tables.has(target));
      expect([entity.name, relationsOf(entity).sort()]).toEqual([
        entity.name,
        made.map(({ key }) => key).sort(),
      ]);
    }
  });

  test('enums have the same values', async () => {
    for (const { columns } of app().services.database.source.entityMetadatas)
      for (const { enumName, enum: values } of columns) {
        if (!enumName) continue;
        const made = await app().sql<{ value: string }>(
          `SELECT e.enumlabel AS value FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid WHERE t.typname = $1`,
          [enumName],
        );
        expect([enumName, made.map(({ value }) => value).sort()]).toEqual([enumName, values?.toSorted()]);
      }
  });

  test.each([
    ['listing_venue_types', VENUE_TYPES],
    ['listing_facilities', FACILITIES],
    ['booking_event_type', EVENT_TYPES],
    ['enquiry_event_type', ENQUIRY_TYPES],
    ['notification_event', EVENT_TYPES],
  ])('%s allows the keys of the code', async (constraint, keys: readonly string[]) => {
    const [made] = await app().sql<{ text: string }>(
      `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = $1`,
      [constraint],
    );
    const [, list = ''] = /ARRAY\[(.*?)\]/.exec(made?.text ?? '') ?? [];
    const allowed = Array.from(list.matchAll(/'(.*?)'/g), ([, key]) => key);
    expect(allowed.sort()).toEqual(keys.toSorted());
  });

  test('secrets are not selected by default', () => {
    const { source } = app().services.database;
    const hidden = source.entityMetadatas.flatMap(({ name, columns }) =>
      columns.filter(({ isSelect }) => !isSelect).map(({ propertyName }) => `${name}.${propertyName}`),
    );
    expect(hidden.sort()).toEqual(['Account.passwordHash', 'ApiKey.tokenHash', 'Booking.code']);
  });
});
