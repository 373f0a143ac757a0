import type { ReactNode } from 'react';

/** The tag of a message whose text only screen readers get. */
export const hidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;
