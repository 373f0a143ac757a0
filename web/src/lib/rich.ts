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
    typeof value === 'function' ? (pieces: ReactNode[]) => (value as Wrap)(joined(pieces)) : value,
  ]);
  return joined(t.pieces(key, Object.fromEntries(wrapped) as Parameters<typeof t.pieces>[1]) as ReactNode[]);
}

/** Passed as separate children, the pieces need no keys. */
const joined = (pieces: ReactNode[]) => createElement(Fragment, null, ...pieces);
