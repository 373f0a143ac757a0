import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shortOpening, teaser, toHtml, toPlainText } from './markdown.js';

/** Tags that Markdown can become; only links have attributes, a URL and a title. */
const TAGS =
  /<(?:\/?(?:p|h[1-6]|em|strong|ul|ol|li|a)|br|ol start="\d+"|a href="[^"<>]*"(?: title="[^"<>]*")?(?: rel="nofollow ugc noopener")?)>/g;

test('paragraphs, headings, emphasis, lists and links', () => {
  expect(
    toHtml('# One\n\n*two* **three**\n\n- four\n- [five](https://mandap.example/a?b=1&c=2)\n\n3. six'),
  ).toBe(
    '<h2>One</h2>\n<p><em>two</em> <strong>three</strong></p>\n<ul>\n<li>four</li>\n' +
      '<li><a href="https://mandap.example/a?b=1&amp;c=2" rel="nofollow ugc noopener">five</a></li>\n</ul>\n<ol start="3">\n<li>six</li>\n</ol>\n',
  );
});

describe('markup can’t inject HTML:', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<!-- --><style>*{}</style>',
    '</p><iframe src=//evil.example>',
    '`<b>x</b>`',
    '    <b>indented</b>',
    '<https://evil.example>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;script&#62;',
    '[<img src=x onerror=1>](https://a.example)',
    '[x](https://a.example "t&quot; onmouseover=&quot;alert(1)")',
    '[x](https://a.example/"onmouseover="alert(1))',
    "[x](https://a.example/'onmouseover='alert(1))",
    '![x](https://evil.example/pixel.png)',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('%s', (source) => {
    const html = toHtml(source);
    expect(html.replace(TAGS, '')).not.toMatch(/[<>]/);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'javascript&#x3A;alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml,<svg/>',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    '//evil.example',
    'ftp://evil.example',
    '',
  ])('%s does not become a link', (target) => {
    expect(toHtml(`[x](${target})`)).not.toContain('<a');
  });

  test.each([
    'https://mandap.example',
    'HTTP://mandap.example',
    'mailto:a@b.example',
    '/venuelist?city=Goa',
    '#top',
  ])('%s becomes a link', (target) => {
    expect(toHtml(`[x](${target})`)).toContain(`<a href="${target}`);
  });

  test('any text becomes safe HTML', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '[',
      ']',
      '(',
      ')',
      '!',
      '*',
      '_',
      '`',
      '#',
      '- ',
      '\n',
      ' ',
      '1. ',
      'javascript:',
      'https://a.b',
      'onerror=',
      'script',
      '&lt;',
      '&colon;',
      '\\',
      '\0',
      '\u2028',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), (pieces) => {
        const html = toHtml(pieces.join(''));
        expect(html.replace(TAGS, '')).not.toMatch(/[<>]/);
        for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i);
      }),
      { numRuns: 500 },
    );
  });
});

test('a text of little else than markup is shown as typed', () => {
  const marks = '- *a* <b>\n'.repeat(2000);
  const html = toHtml(`${marks}\n\nThe end.`);
  expect(html).not.toMatch(/<(?!\/?p>)/);
  expect(html.match(/<p>/g)).toHaveLength(2);
  expect(html.match(/- \*a\* &lt;b&gt;/g)).toHaveLength(2000);
});

describe('plain text', () => {
  test.each([
    ['# One\n\n*two* **three** [four](https://a.example)', 'One two three four'],
    ['[four](https://a.example/b?c=d "A title")', 'four'],
    ['- a\n- b\n1. c', 'a b c'],
    ['2 * 3 * 4', '2 3 4'],
    ['  spaced \n\n out  ', 'spaced out'],
    ['', ''],
  ])('%j', (source, text) => {
    expect(toPlainText(source)).toBe(text);
  });

  test.each([
    ['brackets', '['],
    ['half links', '[a]('],
    ['line breaks', '\n'],
    ['spaces', ' '],
    ['stars', '*a '],
    ['numbers', '1'],
  ])('a hundred thousand %s are processed quickly', (_, mark) => {
    const began = performance.now();
    expect(toPlainText(mark.repeat(100_000)).length).toBeLessThanOrEqual(mark.length * 100_000);
    // Linear search takes milliseconds, quadratic five billion steps. Jest can't interrupt a synchronous test.
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('the beginning of a text', () => {
  test.each([
    ['short enough', 20, 'short enough'],
    ['cut at the end of a word', 12, 'cut at the…'],
    ['no comma, before the dots', 10, 'no comma…'],
    ['oneverylongwordwithoutspaces', 10, 'oneverylon…'],
  ])('%j in %i', (text, length, beginning) => {
    expect(teaser(text, length)).toBe(beginning);
  });

  test('has at most the requested length, and an ellipsis', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (text, length) => {
        expect(teaser(text, length).length).toBeLessThanOrEqual(length + 1);
      }),
    );
  });
});

describe('shortOpening', () => {
  const sentence = 'Nobody had thought to ask her about it. ';

  test('leaves a short first paragraph unchanged, whatever follows', () => {
    const source = `${sentence.repeat(3)}\n\n${sentence.repeat(40)}`;
    expect(shortOpening(source, 500)).toBe(source);
  });

  test('ends a long one after a sentence, and loses nothing', () => {
    const source = `${sentence.repeat(40)}\n\nThe end.`;
    const short = shortOpening(source, 500);
    const [opening = ''] = short.split('\n\n');
    expect(opening.length).toBeLessThanOrEqual(500);
    expect(opening).toMatch(/about it\.$/);
    expect(short.replace(/\s+/g, ' ')).toBe(source.replace(/\s+/g, ' '));
  });

  test('never cuts inside markup, and keeps a word of a thousand letters whole', () => {
    const marked = `${'word '.repeat(90)}*${'told. And '.repeat(30)}* end`;
    expect(shortOpening(marked, 500).split('\n\n')[0]).toBe('word '.repeat(90).trim());
    expect(shortOpening('x'.repeat(1000), 500)).toBe('x'.repeat(1000));
  });
});
