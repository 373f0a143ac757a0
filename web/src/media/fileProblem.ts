import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@mandap/api/constants/media';

/** What is wrong with a file that should be a picture, before anything is sent; the server looks at its content. */
export function fileProblem({ type, size }: File): string | undefined {
  if (!UPLOAD_TYPES.some((allowed) => allowed === type))
    return 'Please choose a JPEG, PNG, WebP or AVIF picture.';
  if (size > UPLOAD_MAX_BYTES) return 'A picture may have at most 10 MB.';
  if (size === 0) return 'This file is empty.';
  return undefined;
}
