import type { Context } from './context.js';
import { AppError } from './errors.js';

/** Fifty stories of the greatest length; an answer is written in one go, and this takes ten milliseconds. */
const MAX_RENDERED = 4_000_000;

/**
 * Adds a rendered text to an answer. Texts differ in length by a factor of a thousand, so what an answer may hold of them
 * can't follow from its document's cost.
 * @throws AppError BAD_USER_INPUT
 */
export function addRendered({ document }: Context, text: string): string {
  document.renderedLength = (document.renderedLength ?? 0) + text.length;
  if (document.renderedLength > MAX_RENDERED)
    throw new AppError('BAD_USER_INPUT', 'The answer would hold too much text. Ask for smaller pages.');
  return text;
}
