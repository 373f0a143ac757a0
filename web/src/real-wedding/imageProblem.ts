import { realWeddingImages } from '@mandap/api/rules/real-wedding';
import { ValidationError } from 'yup';

const rule = realWeddingImages<File>();

/** Returns what is wrong with the chosen pictures, or undefined. */
export function imageProblem(images: readonly File[]): string | undefined {
  try {
    rule.validateSync(images);
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : String(error);
  }
}
