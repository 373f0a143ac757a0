import { blogPictureCountProblem } from '@mandap/api/rules/blog';
import { string } from 'yup';

interface Pictures {
  count: number;
}

/** Returns what is wrong with an article's pictures, or undefined. */
export const picturesProblem = ({ count }: Pictures): string | undefined => blogPictureCountProblem(count);

/** Validates the pictures together with the text, although they aren't a form value. */
export const picturesRule = (pictures: Pictures) =>
  string().test('images', (_, { createError }) => {
    const message = picturesProblem(pictures);
    return message ? createError({ message }) : true;
  });
