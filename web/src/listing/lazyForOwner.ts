import { loadTexts } from '@mandap/api/texts';
import { lazy, type ComponentType } from 'react';

/** Loads a component with its texts when it first renders. For what only owners see on public pages. */
export const lazyForOwner = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const component = await load();
    await loadTexts();
    return component;
  });
