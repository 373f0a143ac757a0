import { realWeddingImages } from '@mandap/api/rules/real-wedding';
import { ValidationError } from 'yup';

const rule = realWeddingImages<File>();

/** What is wrong with the chosen pictures, in words; undefined when nothing is. */
export function imageProblem(images: readonly File[]): string | undefined {
  try {
    rule.validateSync(images);
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : String(error);
  }
}
