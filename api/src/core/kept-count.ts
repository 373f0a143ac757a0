import type { Context } from './context.js';
import type { Page } from './page.js';

/** The page, whose total is remembered under a name until public data change. */
export function withKeptCount<Row>(ctx: Context, name: string, page: Page<Row>): Page<Row> {
  const counting = async () => ({ count: await page.count() });
  return { ...page, count: async () => (await ctx.services.facts.recall(name, counting)).count };
}
