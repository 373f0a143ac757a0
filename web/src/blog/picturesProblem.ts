import { blogPictureCountProblem } from '@mandap/api/rules/blog';
import { string } from 'yup';

interface Pictures {
  count: number;
}

/** What is wrong with the pictures of an article, in words; undefined when nothing is. */
export const picturesProblem = ({ count }: Pictures): string | undefined => blogPictureCountProblem(count);

/** The pictures are checked beside the text, although a field can't hold them. */
export const picturesRule = (pictures: Pictures) =>
  string().test('images', (_, { createError }) => {
    const message = picturesProblem(pictures);
    return message ? createError({ message }) : true;
  });
