import pg from 'pg';

interface Recorded {
  text: string;
  values: unknown[];
  /** Whether it is a named prepared statement, for which PostgreSQL may use a generic plan. */
  prepared: boolean;
  /** Name of the read that sent the statement first. */
  firstSentBy: string;
}

/** Records SELECT statements by their text. */
export interface StatementRecorder {
  readonly recorded: ReadonlyMap<string, Recorded>;
  /** Name of the current read. */
  currentRead: string;
}

/** Records the SELECT statements that are sent from now on through any connection of this process. */
export function recordStatements(): StatementRecorder {
  const recorded = new Map<string, Recorded>();
  const statements = { recorded, currentRead: '' };
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const send = prototype.query;
  prototype.query = function (...args) {
    const [first, second] = args;
    const config = (typeof first === 'string' ? { text: first } : first) as
      Partial<pg.QueryConfig> | undefined;
    const { text = '', values = Array.isArray(second) ? (second as unknown[]) : [], name } = config ?? {};
    const isRead = /^\s*(?:SELECT|WITH)\b/.test(text) && statements.currentRead !== '';
    if (isRead && !recorded.has(text))
      recorded.set(text, { text, values, prepared: name !== undefined, firstSentBy: statements.currentRead });
    return send.apply(this, args);
  };
  return statements;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Total Cost': number;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Planning cost that PostgreSQL adds to a custom plan, per table plus one (`cached_plan_cost` in plancache.c). */
const PLANNING_COST = 2.5;

/** Returns the statements whose plans scan a table of more than `large` rows sequentially. */
export async function sequentialScans(
  client: pg.Client,
  statements: ReadonlyMap<string, Recorded>,
  large: number,
): Promise<(Recorded & { table: string })[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > $1`,
    [large],
  );
  const largeTables = new Set(rows.map(({ name }) => name));
  const plan = async (options: string, text: string, values: unknown[]): Promise<Node> => {
    const found = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `EXPLAIN (FORMAT JSON${options}) ${text}`,
      values,
    );
    const [first] = found.rows[0]?.['QUERY PLAN'] ?? [];
    if (!first) throw new Error(`No plan of ${text}`);
    return first.Plan;
  };
  const scans: (Recorded & { table: string })[] = [];
  for (const statement of statements.values()) {
    const { text, values, prepared } = statement;
    const plans = [await plan('', text, values)];
    if (prepared && values.length) {
      const [custom] = plans;
      const generic = await plan(', GENERIC_PLAN', text, []);
      const tables = custom ? nodesOf(custom).filter((node) => node['Relation Name']).length : 0;
      if (custom && generic['Total Cost'] <= custom['Total Cost'] + PLANNING_COST * (tables + 1))
        plans.push(generic);
    }
    const tables = plans
      .flatMap(nodesOf)
      .flatMap((node) => (node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : []));
    for (const table of new Set(tables)) if (largeTables.has(table)) scans.push({ ...statement, table });
  }
  return scans;
}
