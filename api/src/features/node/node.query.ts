import type { Tx } from '../../core/database.js';

/** GraphQL types that can be found by ID. */
export type NodeType = 'Venue' | 'Vendor' | 'Blog' | 'RealWedding' | 'Booking' | 'User' | 'Admin';

/** Returns the type of each ID, regardless of authorization; unknown IDs are omitted. */
export async function typesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, NodeType>> {
  const rows = await tx.sql<{ id: string; type: NodeType }>(
    `SELECT id, CASE kind WHEN 'venue' THEN 'Venue' ELSE 'Vendor' END AS type FROM listing WHERE id = ANY($1::uuid[])
     UNION ALL SELECT id, 'Blog' FROM blog WHERE id = ANY($1::uuid[])
     UNION ALL SELECT id, 'RealWedding' FROM real_wedding WHERE id = ANY($1::uuid[])
     UNION ALL SELECT id, 'Booking' FROM booking WHERE id = ANY($1::uuid[])
     UNION ALL SELECT id, 'User' FROM user_profile WHERE id = ANY($1::uuid[])
     UNION ALL SELECT id, 'Admin' FROM admin_profile WHERE id = ANY($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, type }) => [id, type]));
}
