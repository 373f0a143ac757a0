import { getMetadataArgsStorage, type ColumnOptions } from 'typeorm';
import type { Plan, Statements } from './database.js';

/** What a statement selects; its rows are of type `Row`. */
export class Columns<Row> {
  declare readonly row: Row;

  /** @param list the SELECT list, each expression with the property that it becomes */
  constructor(readonly list: string) {}

  /** These columns and others, as of another table. */
  and<Other>(others: Columns<Other>): Columns<Row & Other> {
    return new Columns(`${this.list}, ${others.list}`);
  }
}

/** The type of the rows that are selected by columns. */
export type RowOf<Selected extends Columns<unknown>> = Selected['row'];

type Entity<Row> = abstract new () => Row;

/**
 * Columns of an entity, by its properties: the rows have those and no others.
 * @param table the table's alias in the statement, where it needs one
 */
export function columnsOf<Row, Property extends keyof Row & string>(
  entity: Entity<Row>,
  properties: readonly Property[],
  table = '',
): Columns<Pick<Row, Property>> {
  const mapping = mappingOf(entity);
  const list = properties.map((property) => {
    const options = mapping.get(property);
    if (!options) throw new Error(`${entity.name}.${property} is no column`);
    return columnText(property, options, table);
  });
  return new Columns(list.join(', '));
}

/** The properties of an entity that are columns. */
export const columnNames = (entity: Entity<unknown>): string[] => [...mappingOf(entity).keys()];

/**
 * Every column of an entity that has nothing but columns and optional relations.
 * @param secrets the columns with `select: false`, which have to be named
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

function columnText(property: string, options: ColumnOptions, table: string): string {
  const name = `${table && `${table}.`}${options.name ?? property}`;
  const read = readExpression(name, options);
  return read === property ? read : `${read} AS "${property}"`;
}

/** What is computed, or comes from a table without an entity: an SQL expression for each property of the rows. */
export const expressions = <Row extends object>(sqlOf: {
  readonly [Property in keyof Row]: string;
}): Columns<Row> =>
  new Columns(
    Object.entries(sqlOf)
      .map(([property, sql]) => `${String(sql)} AS "${property}"`)
      .join(', '),
  );

/** The properties of an entity that are columns, those of the classes that it extends included. */
function mappingOf(entity: Entity<unknown>): Map<string, ColumnOptions> {
  const classes: unknown[] = [];
  for (let each: unknown = entity; typeof each === 'function'; each = Object.getPrototypeOf(each) as unknown)
    classes.push(each);
  const columns = getMetadataArgsStorage().columns.filter(({ target }) => classes.includes(target));
  return new Map(columns.map(({ propertyName, options }) => [propertyName, options]));
}

/** Arrays are read as JSON, which is parsed natively, while PostgreSQL's own form is parsed letter by letter. */
const readExpression = (name: string, { array }: ColumnOptions): string =>
  array ? `array_to_json(${name})` : name;

/** @param rest what follows the columns: `FROM booking WHERE id = $1` */
export const select = <Row>(
  tx: Statements,
  columns: Columns<Row>,
  rest: string,
  values?: readonly unknown[],
  plan?: Plan,
): Promise<Row[]> => tx.sql<Row>(`SELECT ${columns.list} ${rest}`, values, plan);

/** The first row; undefined without any. */
export async function selectOne<Row>(
  tx: Statements,
  columns: Columns<Row>,
  rest: string,
  values?: readonly unknown[],
): Promise<Row | undefined> {
  const [row] = await select(tx, columns, rest, values);
  return row;
}

/** Writes, and returns the rows that were written. @param statement INSERT, UPDATE or DELETE */
export const returning = <Row>(
  tx: Statements,
  columns: Columns<Row>,
  statement: string,
  values?: readonly unknown[],
): Promise<Row[]> => tx.sql<Row>(`${statement} RETURNING ${columns.list}`, values);
