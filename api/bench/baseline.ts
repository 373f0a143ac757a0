import http from 'node:http';
import pg from 'pg';

/**
 * The fastest server that could respond with a list of venues: Node's own http server, pg with a prepared statement, and
 * JSON.stringify of the rows, at / as many bytes as GraphQL's and at /rest as REST's. No sessions, limits, parsing or schema.
 */
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE, max: 16 });

/**
 * GraphQL's ten fields and pictures, and the rows that the documented REST call answers. Pictures are as the table
 * has them: shorter than GraphQL's, so two texts are added there, and longer than REST's addresses, so four are left out.
 */
const COLUMNS = {
  graphql: `id, name, city, state, rank, summary, max_guests AS "maxGuests", veg_price AS "vegPrice",
    nonveg_price AS "nonVegPrice", rating_average::float8 AS "ratingAverage", gallery AS pictures,
    address, food_packages AS "foodPackages"`,
  rest: `id AS _id, name AS "businessName", city, state, rank, status AS "isVerified", gallery AS images, summary,
    food_packages AS "foodPackages", features AS "featuresOfVenue", policies AS "venuePolicies",
    array_to_json(venue_types) AS "venueType", array_to_json(facilities) AS facilities,
    rating_average::float8 AS rating, rating_count AS "reviewCount"`,
};

const statement = (
  columns: string,
) => `SELECT ${columns} FROM listing WHERE kind = 'venue' AND status = 'approved' AND lower(city) = $1
  ORDER BY rank DESC, COALESCE(rating_average, 0) DESC, id DESC LIMIT 20`;

const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const name = pathname === '/rest' ? 'rest' : 'graphql';
  const city = searchParams.get('city') ?? '';
  pool.query({ name, text: statement(COLUMNS[name]), values: [city.toLowerCase()] }).then(
    ({ rows }) => {
      const body = JSON.stringify({ data: { venues: { nodes: rows } } });
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500).end(String(error));
    },
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
process.on('disconnect', () => process.exit(0));
