import { theme } from './theme.ts';

type Declarations = Record<string, string | number>;

/** Returns a CSS property name; custom properties are kept as they are. */
const propertyName = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toDeclarations = (declarations: Declarations): string =>
  Object.entries(declarations)
    .map(([name, value]) => `${propertyName(name)}:${value};`)
    .join('');

/** Returns the stylesheet with the theme's variables, which MUI's provider would otherwise inject at startup. */
export const themeCss = (): string =>
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet as Record<string, Declarations>))
    .map(([selector, declarations]) => `${selector}{${toDeclarations(declarations)}}`)
    .join('\n');
