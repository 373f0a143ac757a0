import { describe, expect, test } from '@jest/globals';
import { fillReply, insertText } from './fillReply';

const VALUES = { name: 'Ananya $& Sharma', date: '14 Feb 2027', guests: '1,200' };

describe('fillReply', () => {
  test.each([
    ['Hello {name}!', 'Hello Ananya $& Sharma!'],
    [
      '{date} is free for {guests} guests, {name}. {date}!',
      '14 Feb 2027 is free for 1,200 guests, Ananya $& Sharma. 14 Feb 2027!',
    ],
    ['{Name} {price} {{name}} {constructor} {', '{Name} {price} {Ananya $& Sharma} {constructor} {'],
    ['', ''],
  ])('%s', (body, filled) => {
    expect(fillReply(body, VALUES)).toBe(filled);
  });

  test('doesn’t fill what a value contains', () => {
    expect(fillReply('{name}', { ...VALUES, name: '{date}' })).toBe('{date}');
  });
});

describe('insertText', () => {
  test.each([
    ['', 0, 0, 'Reply', 5],
    ['Hi', 2, 2, 'Hi Reply', 8],
    ['Hi ', 3, 3, 'Hi Reply', 8],
    ['Hi there', 3, 8, 'Hi Reply', 8],
    ['there', 0, 0, 'Reply there', 5],
    ['Hi there', 2, 2, 'Hi Reply there', 8],
    ['Hi\nthere', 3, 3, 'Hi\nReply there', 8],
  ])('into %j', (text, start, end, result, cursor) => {
    expect(insertText(text, 'Reply', { start, end })).toEqual({ text: result, cursor });
  });
});
