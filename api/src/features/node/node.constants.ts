/** Maximum number of IDs of the query `nodes`. */
export const NODES_MAX = 20;
