import { expect, test } from '@jest/globals';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@mandap/api/constants/media';
import { fileProblem } from './fileProblem';

const file = (type: string, size: number): File =>
  Object.defineProperty(new File([], 'phera', { type }), 'size', { value: size });

test.each(UPLOAD_TYPES)('a picture of the type %s is accepted, up to the maximum size', (type) => {
  expect([fileProblem(file(type, 1)), fileProblem(file(type, UPLOAD_MAX_BYTES))]).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['application/pdf', 1, 'Please choose a JPEG, PNG, WebP or AVIF picture.'],
  ['', 1, 'Please choose a JPEG, PNG, WebP or AVIF picture.'],
  ['image/svg+xml', 1, 'Please choose a JPEG, PNG, WebP or AVIF picture.'],
  ['image/png', UPLOAD_MAX_BYTES + 1, 'A picture can have at most 10 MB.'],
  ['image/png', 0, 'This file is empty.'],
])('a file of the type “%s” with %d bytes is rejected', (type, size, problem) => {
  expect(fileProblem(file(type, size))).toBe(problem);
});
