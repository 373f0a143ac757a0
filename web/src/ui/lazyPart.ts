import { loadTranslations } from '@mandap/api/translate';
import { lazy, type ComponentType } from 'react';
import { attempts } from '../lib/attempts';
import { failureOf } from '../lib/errors';
import { isReachable } from '../lib/isReachable';
import { t } from './messages.generated';
import { toastStore } from './toastStore';

type Loaded<Props> = { default: ComponentType<Props> };

/**
 * Like React's `lazy`, for a part that a page can be without for a while: if its code can't be loaded, a toast says so,
 * the rest of the page stays, and the part appears once it could be loaded.
 */
export const lazyPart = <Props>(load: () => Promise<Loaded<Props>>) =>
  lazy(() =>
    untilLoaded(
      async () => {
        const part = await load();
        await loadTranslations();
        return part;
      },
      (text) => toastStore.show({ status: 'error', text }),
    ),
  );

/**
 * Loads code, and tries again until that succeeds. If the server answers and lacks the code, a newer version has replaced
 * it, and only a reload helps. The server, which has all code, tries once.
 * @param onProblem gets a message for the user
 */
export async function untilLoaded<Code>(
  load: () => Promise<Code>,
  onProblem?: (message: string) => void,
): Promise<Code> {
  for await (const attempt of attempts()) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      if (await isReachable()) {
        // The connection may have come back since.
        return load().catch(() => {
          onProblem?.(t('reloadNeeded'));
          return new Promise<Code>(() => undefined);
        });
      }
      if (attempt === 0) onProblem?.(failureOf(error).message);
    }
  }
  throw new Error('Attempts end only by a signal');
}
