/** Where the browser keeps the chosen colour mode, and the attribute of <html> that carries it. */
export const COLOR_MODE_KEY = 'mandap-mode';
export const COLOR_MODE_ATTRIBUTE = 'data-theme';
