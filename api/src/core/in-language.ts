import { AsyncLocalStorage } from 'node:async_hooks';
import { setLanguageSource } from './language.js';
import { SOURCE_LANGUAGE } from './locale.constants.js';

const language = new AsyncLocalStorage<string>();

setLanguageSource(() => language.getStore());

/** Runs `work`, and everything it starts, in a language. English needs no AsyncLocalStorage. */
export function inLanguage<Result>(chosen: string, work: () => Result): Result {
  if (chosen === SOURCE_LANGUAGE && language.getStore() === undefined) return work();
  return language.run(chosen, work);
}
