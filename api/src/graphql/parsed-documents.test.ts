import { describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { makeParsedDocuments } from './parsed-documents.js';

/** Adds documents that all differ. Returns which of them are stored afterwards. */
async function stored(count: number, text: (n: number) => string): Promise<number[]> {
  const documents = makeParsedDocuments();
  for (let n = 0; n < count; n++) await documents.set(`hash ${n}`, parse(text(n)));
  const found = await Promise.all(Array.from({ length: count }, (_, n) => documents.get(`hash ${n}`)));
  return found.flatMap((document, n) => (document ? n : []));
}

describe('parsed documents', () => {
  test('are stored until a thousand newer ones are', async () => {
    const kept = await stored(1500, (n) => `{ v${n}: venues { totalCount } }`);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([1000, 500, 1499]);
  });

  test('are fewer if they are long', async () => {
    const kept = await stored(100, (n) => `{ v${n}: venues { totalCount } } # ${'long '.repeat(3200)}`);
    expect(kept.length).toBe(16);
    expect(kept.at(-1)).toBe(99);
  });

  test('are found by their hash alone', async () => {
    const documents = makeParsedDocuments();
    const document = parse('{ totalCount }');
    await documents.set('one', document);
    expect(await documents.get('one')).toBe(document);
    expect(await documents.get('another')).toBeUndefined();
    await documents.delete('one');
    expect(await documents.get('one')).toBeUndefined();
  });
});
