import { realWeddingImages } from '@mandap/api/rules/real-wedding';
import { ValidationError } from 'yup';
import { fileProblem } from '../media/fileProblem';

const rule = realWeddingImages<File>();

/** What is wrong with the chosen pictures, in words; undefined when nothing is. */
export function imageProblem(images: readonly File[]): string | undefined {
  for (const image of images) {
    const problem = fileProblem(image);
    if (problem) return `${image.name}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`;
  }
  try {
    rule.validateSync(images);
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : String(error);
  }
}
