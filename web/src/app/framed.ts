import { createContext } from 'react';

/** Whether the site's frame is drawn around a page; without it, an error page needs one of its own. */
export const FramedContext = createContext(false);
