import type { Memo } from './memo.js';
import type { Page } from './page.js';

/** Returns the page with its total count cached under `name`. */
export function withCachedCount<Row>(memo: Memo<object>, name: string, page: Page<Row>): Page<Row> {
  if (page.isCounted) return page;
  const counting = async () => ({ count: await page.count() });
  return { ...page, count: async () => (await memo.getOrLoad(name, counting)).count };
}
