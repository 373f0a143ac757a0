import { string } from 'yup';

/**
 * Validates the pictures of a form together with its text, although they aren't a form value.
 * @param problem returns what is wrong with them
 */
export const picturesRule = (problem: () => string | undefined) =>
  string().test('images', (_, { createError }) => {
    const message = problem();
    return message ? createError({ message }) : true;
  });
