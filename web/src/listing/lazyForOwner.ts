import { loadTexts } from '@mandap/api/texts';
import type { ComponentType } from 'react';
import { lazyPart } from '../ui/lazyPart';

/** Loads a component with its texts when it first renders. For what only owners see on public pages. */
export const lazyForOwner = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart(async () => {
    const component = await load();
    await loadTexts();
    return component;
  });
