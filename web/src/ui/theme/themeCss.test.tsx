/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { theme } from './theme';
import { themeCss } from './themeCss';

/** Returns a stylesheet's rules: selector -> declarations, both sorted. */
const rulesOf = (css: string): Record<string, string[]> =>
  Object.fromEntries(
    [...css.replaceAll(/\/\*.*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', declarations = '']) => [
        selector.trim().replaceAll(/["']/g, '').replace(', ', ','),
        declarations
          .split(';')
          .map((each) => each.trim().replace(/:\s+/, ':'))
          // Emotion adds vendor prefixes for old browsers.
          .filter((each) => each && !each.startsWith('-webkit-'))
          .sort(),
      ],
    ),
  );

/** Returns the styles that MUI's provider writes into a page. */
function stylesOfProvider(): string {
  const cache = createCache({ key: 'css' });
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} />
    </CacheProvider>,
  );
  return createEmotionServer(cache).extractCritical(html).css + html;
}

describe('the stylesheet of the theme', () => {
  const provided = rulesOf(stylesOfProvider().replaceAll(/<[^>]*>/g, ''));

  test.each(['light', 'dark'])('equals what MUI’s provider writes for the %s scheme', (scheme) => {
    const of = (rules: Record<string, string[]>) =>
      Object.entries(rules).filter(([selector]) => selector.includes(scheme));
    expect(of(provided)).not.toEqual([]);
    expect(of(rulesOf(themeCss(() => true)))).toEqual(of(provided));
  });

  test('contains nothing else', () => expect(rulesOf(themeCss(() => true))).toEqual(provided));

  test('contains the included declarations only', () =>
    expect(Object.values(rulesOf(themeCss((property) => property === '--mandap-spacing'))).flat()).toEqual([
      '--mandap-spacing:4px',
    ]));
});
