import { InMemoryCache } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { MyGalleryDocument } from './Gallery.generated';
import { writeAddedPictures } from './useGallery';

const picture = (id: string) => ({
  __typename: 'GalleryPicture',
  id,
  caption: '',
  picture: { __typename: 'Picture', url: `/p/${id}`, alt: '', width: 4, height: 3, thumbhash: '' },
});

/** Runs uploads whose responses arrive in this order. Each response has the gallery after its upload. */
function shownAfter(...responses: { added: string[]; gallery: string[] }[]) {
  const cache = new InMemoryCache({ typePolicies: { Picture: { keyFields: false } } });
  cache.writeQuery({ query: MyGalleryDocument, data: { myGallery: [picture('first')] } });
  return responses.map(({ added, gallery }) => {
    writeAddedPictures(cache, { added, gallery: gallery.map(picture), userErrors: [] });
    return cache.readQuery({ query: MyGalleryDocument })?.myGallery?.map(({ id }) => id);
  });
}

test('no picture disappears when the older of two responses arrives last', () => {
  expect(
    shownAfter({ added: ['b'], gallery: ['first', 'a', 'b'] }, { added: ['a'], gallery: ['first', 'a'] }),
  ).toEqual([
    ['first', 'b'],
    ['first', 'b', 'a'],
  ]);
});

test('a picture that the gallery already had is not added again', () => {
  expect(shownAfter({ added: [], gallery: ['first'] })).toEqual([['first']]);
});
