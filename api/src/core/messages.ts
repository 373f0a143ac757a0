import { setLocale } from 'yup';

/**
 * yup's own message about a wrong type quotes the value, and what was sent must not come back in an answer.
 * Imported for its effect by whatever defines rules, because a schema takes its messages when it is made.
 */
setLocale({
  mixed: {
    notType: ({ path, type }: { path: string; type: string }) =>
      `${path === 'this' ? 'The request' : path} must be ${NAMES[type] ?? `a ${type}`}`,
  },
});

const NAMES: Partial<Record<string, string>> = {
  string: 'a text',
  object: 'an object',
  array: 'a list',
  boolean: 'true or false',
};
