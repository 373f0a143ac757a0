import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Handlers = ReturnType<Strategy['storage']>;
type Handler = NonNullable<ReturnType<Handlers['get']>>;

/**
 * Separates browsers from programs at a shared URL: a route with the constraint `page` handles requests that accept HTML
 * but not JSON. The route without it handles all others.
 */
export const wantsPage: Strategy = {
  name: 'page',
  storage: (): Handlers => {
    const handlers = new Map<unknown, Handler>();
    return {
      get: (page) => handlers.get(page) ?? null,
      set: (page, handler) => void handlers.set(page, handler),
    };
  },
  validate: (page) => {
    if (page !== true) throw new Error('A route for pages is marked by { page: true }.');
  },
  deriveConstraint: ({ headers: { accept } }) =>
    accept?.includes('text/html') && !accept.includes('json') ? true : undefined,
};
