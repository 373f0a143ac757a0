import { blogPictureCountProblem } from '@mandap/api/rules/blog';
import { string } from 'yup';
import { filesProblem } from '../media/fileProblem';

interface Pictures {
  files: readonly File[];
  count: number;
}

/** What is wrong with the pictures of an article, in words; undefined when nothing is. */
export const picturesProblem = ({ files, count }: Pictures): string | undefined =>
  filesProblem(files) ?? blogPictureCountProblem(count);

/** The pictures are checked beside the text, although a field can't hold them. */
export const picturesRule = (pictures: Pictures) =>
  string().test('images', (_, { createError }) => {
    const message = picturesProblem(pictures);
    return message ? createError({ message }) : true;
  });
