/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { failureOf, listError } from './errors';

const refusal = (code?: string, extensions: object = {}) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'Please wait.', extensions: { code, ...extensions } }],
  });
const answer = (status: number) => new Response('no', { status });

describe('a failure has the status', () => {
  test.each([
    ['UNAUTHENTICATED', '401'],
    ['FORBIDDEN', '403'],
    ['NOT_FOUND', '404'],
    ['CONFLICT', '409'],
    ['TOO_MANY_REQUESTS', '429'],
    ['INTERNAL_SERVER_ERROR', '500'],
    ['UNAVAILABLE', '503'],
    ['GRAPHQL_VALIDATION_FAILED', '400'],
    [undefined, '400'],
  ])('of the API’s code %s', (code, status) => {
    expect(failureOf(refusal(code))).toEqual({
      status,
      message: 'Please wait.',
      code,
      retryAfter: undefined,
    });
  });

  test('of a response that isn’t GraphQL', () => {
    const failed = new ServerError('no', { response: answer(502), bodyText: 'no' });
    expect(failureOf(failed)).toEqual({
      status: '502',
      message: 'Our server could not answer. Please try again.',
    });
    const unread = new ServerParseError(new SyntaxError('no'), { response: answer(200), bodyText: 'no' });
    expect(failureOf(unread).status).toBe('PARSING_ERROR');
  });

  test('of a request without a response', () => {
    expect(failureOf(Object.assign(new Error('late'), { name: 'TimeoutError' })).status).toBe(
      'TIMEOUT_ERROR',
    );
    expect(failureOf(new TypeError('Failed to fetch')).status).toBe('FETCH_ERROR');
    expect(failureOf('anything').status).toBe('FETCH_ERROR');
  });
});

test('a rate-limit error says when to retry', () => {
  expect(failureOf(refusal('TOO_MANY_REQUESTS', { retryAfter: 42 }))).toMatchObject({ retryAfter: 42 });
});

test('lists show the status and the message', () => {
  expect(listError(refusal('INTERNAL_SERVER_ERROR'))).toBe('Error: 500 - Please wait.');
});
