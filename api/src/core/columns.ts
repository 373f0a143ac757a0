import { getMetadataArgsStorage, type ColumnOptions, type ValueTransformer } from 'typeorm';
import type { Plan, Statements } from './database.js';

/** Selected columns; the rows have the type `Row`. */
export class Columns<Row> {
  declare readonly row: Row;

  /** @param list the SELECT list: each expression with its property */
  constructor(readonly list: string) {}

  /** Adds columns, for instance of another table. */
  and<Other>(others: Columns<Other>): Columns<Row & Other> {
    return new Columns(`${this.list}, ${others.list}`);
  }
}

/** The row type of columns. */
export type RowOf<Selected extends Columns<unknown>> = Selected['row'];

type Entity<Row> = abstract new () => Row;

/**
 * Selects columns of an entity by its properties; the rows have only these.
 * @param properties a list, or the properties by other names: `{ coupleName: 'name' }`
 * @param table the table's alias in the statement, if it has one
 */
export function columnsOf<Row, Property extends keyof Row & string>(
  entity: Entity<Row>,
  properties: readonly Property[],
  table?: string,
): Columns<Pick<Row, Property>>;
export function columnsOf<Row, Names extends Readonly<Record<string, keyof Row & string>>>(
  entity: Entity<Row>,
  properties: Names,
  table?: string,
): Columns<{ [Name in keyof Names]: Row[Names[Name]] }>;
export function columnsOf(
  entity: Entity<unknown>,
  properties: readonly string[] | Readonly<Record<string, string>>,
  table = '',
): Columns<unknown> {
  const mapping = mappingOf(entity);
  const list = Object.entries(properties).map(([key, property]) => {
    const options = mapping.get(property);
    if (!options) throw new Error(`${entity.name}.${property} is not a column`);
    return columnText(property, options, table, Array.isArray(properties) ? property : key);
  });
  return new Columns(list.join(', '));
}

/** Columns that are null in some rows: those of an outer join, or of the other kind of listing. */
export const nullable = <Row>(
  columns: Columns<Row>,
): Columns<{ [Property in keyof Row]: Row[Property] | null }> => columns;

/** The column properties of an entity. */
export const columnNames = (entity: Entity<unknown>): string[] => [...mappingOf(entity).keys()];

/**
 * Selects all columns of an entity that has only columns and optional relations.
 * @param secrets the columns with `select: false`, which must be listed
 */
export function allColumnsOf<Row>(
  entity: Entity<Row>,
  table = '',
  secrets: readonly (keyof Row & string)[] = [],
): Columns<Row> {
  const named: readonly string[] = secrets;
  const list = [...mappingOf(entity)].map(([property, options]) => {
    if (options.select === false && !named.includes(property))
      throw new Error(`${entity.name}.${property} is selected by name only`);
    return columnText(property, options, table);
  });
  return new Columns(list.join(', '));
}

function columnText(property: string, options: ColumnOptions, table: string, name = property): string {
  const read = readExpression(`${table && `${table}.`}${options.name ?? property}`, options);
  return read === name ? read : `${read} AS "${name}"`;
}

/** Selects SQL expressions by property: computed values, or columns of a table without an entity. */
export const expressions = <Row extends object>(sqlOf: {
  readonly [Property in keyof Row]: string;
}): Columns<Row> =>
  new Columns(
    Object.entries(sqlOf)
      .map(([property, sql]) => `${String(sql)} AS "${property}"`)
      .join(', '),
  );

/** Returns the column properties of an entity, including inherited ones. */
function mappingOf(entity: Entity<unknown>): Map<string, ColumnOptions> {
  const classes: unknown[] = [];
  for (let each: unknown = entity; typeof each === 'function'; each = Object.getPrototypeOf(each) as unknown)
    classes.push(each);
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => classes.includes(target));
  return new Map(columns.map(({ propertyName, options }) => [propertyName, options]));
}

/**
 * Reads arrays as JSON, which is parsed natively and faster than PostgreSQL's array format, except those of times, which
 * the driver converts to dates. Reads bigints as numbers: ours are below 2^53.
 */
function readExpression(column: string, { array, type }: ColumnOptions): string {
  if (array) return type === 'timestamptz' ? column : `array_to_json(${column})`;
  return type === 'bigint' ? `${column}::float8` : column;
}

/** Transformer of bigint columns, so that repositories return numbers, too. */
export const AS_NUMBER: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};

/** Selects rows. @param rest the statement after the columns: `FROM booking WHERE id = $1` */
export const select = <Row>(
  tx: Statements,
  columns: Columns<Row>,
  rest: string,
  values?: readonly unknown[],
  plan?: Plan,
): Promise<Row[]> => tx.sql<Row>(`SELECT ${columns.list} ${rest}`, values, plan);

/** Selects the first row, or undefined. */
export async function selectOne<Row>(
  tx: Statements,
  columns: Columns<Row>,
  rest: string,
  values?: readonly unknown[],
): Promise<Row | undefined> {
  const [row] = await select(tx, columns, rest, values);
  return row;
}

/** Executes a write and returns its rows. @param statement INSERT, UPDATE or DELETE */
export const returning = <Row>(
  tx: Statements,
  columns: Columns<Row>,
  statement: string,
  values?: readonly unknown[],
): Promise<Row[]> => tx.sql<Row>(`${statement} RETURNING ${columns.list}`, values);
