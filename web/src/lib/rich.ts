import type { RichValues, Translate } from '@mandap/api/translate';
import { Fragment, createElement, type ReactNode } from 'react';

type Wrap = (text: ReactNode) => ReactNode;

/** Formats a message whose tags become elements: `rich(t, 'help', { link: (text) => <a href="…">{text}</a> })`. */
export function rich<Messages, Key extends keyof Messages & string>(
  t: Translate<Messages>,
  key: Key,
  values: RichValues<Messages[Key], ReactNode>,
): ReactNode {
  const wrapped = Object.entries<unknown>(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: ReactNode[]) => (value as Wrap)(joined(parts)) : value,
  ]);
  return joined(
    t.toParts(key, Object.fromEntries(wrapped) as Parameters<typeof t.toParts>[1]) as ReactNode[],
  );
}

/** Passed as separate children, the parts need no keys. */
const joined = (parts: ReactNode[]) => createElement(Fragment, null, ...parts);
