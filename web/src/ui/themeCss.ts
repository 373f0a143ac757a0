import { theme } from './theme.ts';

type Declarations = Record<string, string | number>;

/** A property's name in CSS; variables have theirs. */
const nameOf = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarationsOf = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${nameOf(name)}:${value};`)
    .join('');

/** The stylesheet with the theme's variables, which MUI's provider would otherwise write when a page starts. */
export const themeCss = (): string =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Declarations>))
    .map(([selector, declarations]) => `${selector}{${declarationsOf(declarations)}}`)
    .join('\n');
