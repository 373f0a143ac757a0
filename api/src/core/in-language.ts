import { AsyncLocalStorage } from 'node:async_hooks';
import { setLanguageSource } from './language.js';
import { SOURCE_LANGUAGE } from './locale.constants.js';

const storage = new AsyncLocalStorage<string>();

setLanguageSource(() => storage.getStore());

/** Runs `work`, and everything it starts, in a language. English needs no AsyncLocalStorage. */
export function inLanguage<Result>(language: string, work: () => Result): Result {
  if (language === SOURCE_LANGUAGE && storage.getStore() === undefined) return work();
  return storage.run(language, work);
}
