/** Message keys for the two directions of a column. */
export const BY_NAME = { asc: 'order.aToZ', desc: 'order.zToA' } as const;
export const BY_DATE = { asc: 'order.oldest', desc: 'order.newest' } as const;
export const BY_NUMBER = { asc: 'order.lowest', desc: 'order.highest' } as const;

export type Orders = typeof BY_NAME | typeof BY_DATE | typeof BY_NUMBER;
