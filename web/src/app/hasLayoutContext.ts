import { createContext } from 'react';

/** Whether the site's layout surrounds a page; otherwise an error page must render its own. */
export const HasLayoutContext = createContext(false);
