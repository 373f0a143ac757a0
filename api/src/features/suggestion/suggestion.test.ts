import { beforeAll, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

interface Found {
  kind: string;
  key: string;
  title: string;
  detail: string;
  category: string | null;
  city: string | null;
}

async function suggested(term: string, kinds?: string[]): Promise<Found[]> {
  const { data, errors } = await client().gql<{ suggestions: Found[] }>(
    'query Q($term: String!, $kinds: [SuggestionKind!]) { suggestions(term: $term, kinds: $kinds) { kind key title detail category city } }',
    { term, kinds },
  );
  expect(errors).toBeUndefined();
  return data.suggestions;
}

const titles = async (term: string, kinds?: string[]) =>
  (await suggested(term, kinds)).map(({ title }) => title);

beforeAll(async () => {
  await app().sql(`INSERT INTO city (name, state) VALUES ('Jodhpur', 'Rajasthan') ON CONFLICT DO NOTHING`);
  await app().sql(`INSERT INTO city_alias (alias, city) VALUES ('marwar', 'Jodhpur') ON CONFLICT DO NOTHING`);
  await makeVenue({ name: 'Zephyr Haveli', city: 'Jodhpur', state: 'Rajasthan' });
  await makeVenue({ name: 'The Old Zephyr', city: 'Jodhpur', state: 'Rajasthan' });
  await makeVenue({ name: 'Zephyr Hidden', city: 'Jodhpur', status: 'pending' });
  await makeVenue({ name: '100% Quiet_Place', city: 'Udaipur', state: 'Rajasthan' });
  await makeVendor({ name: 'Zephyr Strings', category: 'LiveSinger' });
});

describe('suggestions', () => {
  test('include approved venues and vendors by name, those that begin with the term first', async () => {
    expect(await suggested('zephyr', ['VENUE', 'VENDOR'])).toEqual([
      expect.objectContaining({ title: expect.stringMatching(/^Zephyr (Haveli|Strings)$/) }),
      expect.objectContaining({ title: expect.stringMatching(/^Zephyr (Haveli|Strings)$/) }),
      expect.objectContaining({ kind: 'VENUE', title: 'The Old Zephyr', detail: 'Jodhpur, Rajasthan' }),
    ]);
  });

  test('match every word, in any order and position', async () => {
    expect(await titles('jodhpur zephyr hav', ['VENUE'])).toEqual(['Zephyr Haveli']);
  });

  test('similar spellings are found when nothing matches exactly', async () => {
    expect(await titles('zefyr haveli', ['VENUE'])).toContain('Zephyr Haveli');
  });

  test('a short word that matches nothing with the others doesn’t hide them', async () => {
    expect(await titles('zephyr ud', ['VENUE'])).toContain('Zephyr Haveli');
  });

  test('match one or two letters at the beginning of words', async () => {
    expect(await titles('ze', ['VENUE'])).toEqual(
      expect.arrayContaining(['Zephyr Haveli', 'The Old Zephyr']),
    );
    expect(await titles('ep', ['VENUE'])).not.toContain('Zephyr Haveli');
  });

  test('match LIKE’s wildcards literally', async () => {
    expect(await titles('100% q', ['VENUE'])).toEqual(['100% Quiet_Place']);
    expect(await titles('%%%%', ['VENUE'])).toEqual([]);
    expect(await titles('___', ['VENUE'])).toEqual([]);
  });

  test('count the listings of cities', async () => {
    const [city] = await suggested('jodh');
    expect(city).toEqual({
      kind: 'CITY',
      key: 'Jodhpur',
      title: 'Jodhpur',
      category: null,
      city: null,
      detail: expect.stringMatching(/^Rajasthan · \d+ venues$/),
    });
    expect(await titles('marw', ['CITY'])).toEqual(['Jodhpur']);
  });

  test('include categories by their synonyms', async () => {
    expect(await suggested('mehndi', ['CATEGORY'])).toEqual([
      {
        kind: 'CATEGORY',
        key: 'MehendiArtist',
        title: 'Mehendi Artist',
        detail: 'Vendors',
        category: 'MEHENDI_ARTIST',
        city: null,
      },
    ]);
    expect(await titles('photo', ['CATEGORY'])).toEqual(['Photographer']);
    expect(await titles('artist', ['CATEGORY'])).toEqual([
      'Makeup Artist',
      'Mehendi Artist',
      'Tattoo Artist',
    ]);
  });

  test.each([
    ['photographers', 'Photographer'],
    ['wedding photographer', 'Photographer'],
    ['photografer', 'Photographer'],
    ['makeup artists', 'Makeup Artist'],
    ['make up', 'Makeup Artist'],
    ['mehandi', 'Mehendi Artist'],
    ['mehndi artist', 'Mehendi Artist'],
    ['caterers', 'Caterer'],
    ['DJs', 'DJ'],
    ['Band/Baaja/Ghodiwala', 'Band Baja'],
  ])('find the category for what couples type: %s', async (term, title) => {
    expect(await titles(term, ['CATEGORY'])).toContain(title);
  });

  test.each(['jodpur', 'jodhpru', 'jodhpurr'])('find the city although it is spelled %s', async (term) => {
    expect(await titles(term, ['CITY'])).toEqual(['Jodhpur']);
  });

  test.each([
    'jodhpur photographer',
    'photographers in Jodhpur',
    'photographer jodhpru',
    'marwar photographer',
  ])('include a service in a city: %s', async (term) => {
    const [first, second] = await suggested(term, ['CITY', 'CATEGORY']);
    expect(first).toMatchObject({ title: 'Photographer in Jodhpur', key: 'Photographer', city: 'Jodhpur' });
    expect(second).toMatchObject({ kind: 'CITY', key: 'Jodhpur' });
  });

  test('include a city next to words without a match', async () => {
    expect(await titles('jodhpur gazebo', ['CITY', 'CATEGORY'])).toEqual(['Jodhpur']);
  });

  test('include a new venue soon, although they are cached', async () => {
    expect(await titles('quokka')).toEqual([]);
    await makeVenue({ name: 'Quokka Lawns' });
    // The notification of the change arrives on another connection.
    let found: string[] = [];
    for (let i = 0; i < 50 && !found.length; i++) found = await titles('quokka');
    expect(found).toEqual(['Quokka Lawns']);
  });

  test('are ten at most, and none for an empty term', async () => {
    for (let i = 0; i < 12; i++) await makeVenue({ name: `Kumkum Palace ${i}` });
    expect(await titles('kumkum')).toHaveLength(10);
    const { errors } = await client().gql('{ suggestions(term: "  ") { key } }');
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const long = await client().gql('query Q($term: String!) { suggestions(term: $term) { key } }', {
      term: 'x'.repeat(81),
    });
    expect(long.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a search that names more than a listing', () => {
  beforeAll(async () => {
    await makeVendor({
      name: 'Lens of Marwar',
      category: 'Photographer',
      city: 'Jodhpur',
      state: 'Rajasthan',
    });
    await makeVendor({
      name: 'Lens of Mewar',
      category: 'Photographer',
      city: 'Udaipur',
      state: 'Rajasthan',
    });
    await makeVendor({ name: 'Hidden Lens', category: 'Photographer', city: 'Jodhpur', status: 'pending' });
    await makeVenue({ name: 'Blue Hall', city: 'Jodhpur', venue_types: ['BANQUET_HALLS'] });
  });

  const NOTHING = { category: null, venueType: null, city: null };

  const meaningOf = async (term: string) => {
    const { data, errors } = await client().gql<{ searchInterpretation: object }>(
      'query Q($term: String!) { searchInterpretation(term: $term) { category venueType city text } }',
      { term },
    );
    expect(errors).toBeUndefined();
    return data.searchInterpretation;
  };

  test.each([
    ['photographer in jodhpur', { category: 'PHOTOGRAPHER', city: 'Jodhpur', text: '' }],
    ['Photographers near MARWAR', { category: 'PHOTOGRAPHER', city: 'Jodhpur', text: '' }],
    ['best wedding photographers in Jodhpur', { category: 'PHOTOGRAPHER', city: 'Jodhpur', text: '' }],
    ['photografer in jodpur', { category: 'PHOTOGRAPHER', city: 'Jodhpur', text: '' }],
    ['jodhpur photographer', { category: 'PHOTOGRAPHER', city: 'Jodhpur', text: '' }],
    ['makeup in jodhpur', { category: 'MAKEUP_ARTIST', city: 'Jodhpur', text: '' }],
    ['mehndi', { category: 'MEHENDI_ARTIST', text: '' }],
    ['banquet halls in jodhpur', { venueType: 'BANQUET_HALLS', city: 'Jodhpur', text: '' }],
    ['wedding venues in jodhpur', { city: 'Jodhpur', text: '' }],
    ['in Jodhpur', { city: 'Jodhpur', text: '' }],
    ['Zephyr Haveli in Jodhpur', { city: 'Jodhpur', text: 'Zephyr Haveli' }],
    ['Inn in the Woods in Jodhpur', { city: 'Jodhpur', text: 'Inn in the Woods' }],
  ])('%s', async (term, meaning) => {
    expect(await meaningOf(term)).toEqual({ ...NOTHING, ...meaning });
  });

  test.each(['Zephyr Haveli', 'Jodhpur', 'Garden in the Sky', 'DJ Raju', 'phot', 'Jodhpur Palace', 'in'])(
    '%s is a name',
    async (term) => {
      expect(await meaningOf(term)).toEqual({ ...NOTHING, text: term });
    },
  );

  test('terms are limited in length, and an empty one finds nothing', async () => {
    for (const term of ['', '   ', 'x'.repeat(81)]) {
      const { errors } = await client().gql(
        'query Q($term: String!) { searchInterpretation(term: $term) { text } }',
        {
          term,
        },
      );
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  test('suggests vendors of a service in a city, approved ones only', async () => {
    const found = await titles('photographer in jodhpur', ['VENDOR']);
    expect(found).toContain('Lens of Marwar');
    expect(found).not.toContain('Lens of Mewar');
    expect(found).not.toContain('Hidden Lens');
    expect(await titles('photographers', ['VENDOR'])).toEqual(expect.arrayContaining(['Lens of Marwar']));
  });

  test('suggests venues of a type in a city, and names that match in it', async () => {
    expect(await titles('banquet hall in jodhpur', ['VENUE'])).toContain('Blue Hall');
    expect(await titles('banquet hall in udaipur', ['VENUE'])).not.toContain('Blue Hall');
    expect(await titles('zephyr in jodhpur', ['VENUE'])).toEqual(
      expect.arrayContaining(['Zephyr Haveli', 'The Old Zephyr']),
    );
  });
});
