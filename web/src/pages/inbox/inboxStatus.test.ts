import { expect, test } from '@jest/globals';
import { exportPath, filterOf, inboxPath, inboxVariables } from './inboxStatus';

const LABEL = '0f8fad5b-d9cb-469f-a165-70867728950e';
const of = (query: string) => new URLSearchParams(query);

test('reads filter, order, label and search from the query string', () => {
  expect(inboxVariables(of(`status=answer&sort=date&label=${LABEL}&q=+sangeet+`))).toMatchObject({
    filter: 'NEEDS_ANSWER',
    order: 'EVENT_DATE',
    labelId: LABEL,
    search: 'sangeet',
  });
  expect(inboxVariables(of('status=nearly-full'))).toMatchObject({ filter: 'NEARLY_FULL' });
  expect(inboxVariables(of('status=quote-accepted'))).toMatchObject({ filter: 'QUOTE_ACCEPTED' });
  expect(inboxVariables(of(''))).toMatchObject({ filter: 'ALL', order: 'UNREAD_FIRST' });
});

test('ignores unknown filters, orders and labels', () => {
  expect(inboxVariables(of('status=none&sort=none&label=none'))).toMatchObject({
    filter: 'ALL',
    order: 'UNREAD_FIRST',
    labelId: undefined,
  });
  expect(filterOf(of('status=all')).name).toBe('all');
});

test('exports what is shown', () => {
  expect(exportPath(of(`status=guests&label=${LABEL}&q=a%26b&notifications=unread`))).toBe(
    `/notification/enquiries.csv?filter=TOO_MANY_GUESTS&order=UNREAD_FIRST&labelId=${LABEL}&search=a%26b`,
  );
});

test('changes some parameters and keeps the others', () => {
  expect(inboxPath(of('status=answer&q=priya'), { status: null })).toBe('?q=priya');
  expect(inboxPath(of('q=priya'), { q: '' })).toBe('/notification');
});
