import type { Memo } from './memo.js';
import type { Page } from './page.js';

/** The page, whose total is remembered under a name for as long as the memo remembers. */
export function withKeptCount<Row>(memo: Memo<object>, name: string, page: Page<Row>): Page<Row> {
  const counting = async () => ({ count: await page.count() });
  return { ...page, count: async () => (await memo.recall(name, counting)).count };
}
