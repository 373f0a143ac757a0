import type { ReactNode } from 'react';

/** Renders text for screen readers only; use it as a tag of a message. */
export const visuallyHidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;
