import { theme } from './theme.ts';

type Declarations = Record<string, string | number>;

/** Returns a CSS property name; custom properties are kept as they are. */
const propertyName = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toDeclarations = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${propertyName(name)}:${value};`)
    .join('');

/** Returns a stylesheet with those of the theme's declarations whose property is included. MUI's provider would inject all of them. */
export const themeCss = (includes: (property: string) => boolean): string =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Declarations>))
    .map(([selector, declarations]) => {
      const included = Object.entries(declarations).filter(([name]) => includes(name));
      return `${selector}{${toDeclarations(Object.fromEntries(included))}}`;
    })
    .join('\n');
