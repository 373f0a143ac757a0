import type { FastifyInstance } from 'fastify';

type Strategy = Parameters<FastifyInstance['addConstraintStrategy']>[0];
type Handlers = ReturnType<Strategy['storage']>;
type Handler = NonNullable<ReturnType<Handlers['get']>>;

/**
 * Tells people from programs where both ask at one address: a route with the constraint `page` answers a browser that
 * opens it, which wants HTML and no JSON; the route without answers everybody else.
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
