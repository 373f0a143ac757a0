import pg from 'pg';

/** The application's role. It owns the database, and has no rights on the cluster. */
export const APP_ROLE = 'mandap_app';
/** The application's database. */
export const DATABASE = 'mandap';

/**
 * Creates the application's role and database, and transfers to the role the objects that the superuser still owns (data
 * folders of older versions).
 * @param superuserUrl returns the superuser's connection string for a database
 * @param password of the application's role
 * @throws Error if PostgreSQL rejects a statement
 */
export async function prepareDatabase(
  superuserUrl: (database: string) => string,
  password: string,
): Promise<void> {
  await connected(superuserUrl('postgres'), async (client) => {
    const { rowCount: roleCount } = await client.query(`SELECT FROM pg_roles WHERE rolname = $1`, [APP_ROLE]);
    await client.query(
      `${roleCount ? 'ALTER' : 'CREATE'} ROLE ${APP_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION
       NOBYPASSRLS PASSWORD ${client.escapeLiteral(password)}`,
    );
    const { rowCount: databaseCount } = await client.query(`SELECT FROM pg_database WHERE datname = $1`, [
      DATABASE,
    ]);
    await client.query(
      databaseCount
        ? `ALTER DATABASE ${DATABASE} OWNER TO ${APP_ROLE}`
        : `CREATE DATABASE ${DATABASE} OWNER ${APP_ROLE}`,
    );
  });
  await connected(superuserUrl(DATABASE), (client) => client.query(HAND_OVER));
}

async function connected(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'mandap-setup' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * `REASSIGN OWNED` rejects the superuser that initdb created, so each object is altered. Skips objects of extensions,
 * and sequences and types that belong to a table, because they follow its owner. The block is one transaction.
 */
const HAND_OVER = `
DO $$
DECLARE
  statement text;
BEGIN
  FOR statement IN
    WITH superuser AS (SELECT oid FROM pg_roles WHERE rolname = current_user),
    ours AS (
      SELECT oid, nspname, nspowner FROM pg_namespace
      WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
    ),
    dependent AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'),
    relation AS (
      SELECT oid, relkind FROM pg_class
      WHERE relowner = (TABLE superuser) AND relnamespace IN (SELECT oid FROM ours)
        AND ('pg_class'::regclass, oid) NOT IN (TABLE dependent)
    )
    SELECT format('SCHEMA %I', nspname) FROM ours
    WHERE nspowner = (TABLE superuser) AND ('pg_namespace'::regclass, oid) NOT IN (TABLE dependent)
    UNION ALL
    SELECT format('%s %s', CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
                             WHEN 'S' THEN 'SEQUENCE' WHEN 'c' THEN 'TYPE' ELSE 'TABLE' END,
                  CASE relkind WHEN 'c' THEN (SELECT reltype FROM pg_class c WHERE c.oid = relation.oid)::regtype::text
                               ELSE oid::regclass::text END)
    FROM relation
    WHERE relkind IN ('r', 'p', 'v', 'm', 'c')
      OR (relkind = 'S' AND NOT EXISTS (
            SELECT FROM pg_depend
            WHERE classid = 'pg_class'::regclass AND objid = relation.oid AND refobjsubid > 0))
    UNION ALL
    SELECT format('ROUTINE %s', oid::regprocedure) FROM pg_proc
    WHERE proowner = (TABLE superuser) AND pronamespace IN (SELECT oid FROM ours)
      AND ('pg_proc'::regclass, oid) NOT IN (TABLE dependent)
    UNION ALL
    SELECT format('TYPE %s', oid::regtype) FROM pg_type
    WHERE typowner = (TABLE superuser) AND typnamespace IN (SELECT oid FROM ours) AND typtype IN ('e', 'd', 'r')
      AND ('pg_type'::regclass, oid) NOT IN (TABLE dependent)
  LOOP
    EXECUTE 'ALTER ' || statement || ' OWNER TO ${APP_ROLE}';
  END LOOP;
END $$;
`;
