/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { inLanguage } from '@mandap/api/in-language';
import { loadTranslations, makeTranslate, type Tag } from '@mandap/api/translate';
import { renderToString } from 'react-dom/server';
import { rich } from './rich';

const t = makeTranslate<{ terms: { name: string; link: Tag } }>(
  { terms: ['Dear ', ['name'], ', read our ', ['link', 'terms'], '.'] },
  { hi: async () => ({ default: { terms: [['name'], ', हमारी ', ['link', 'शर्तें'], ' पढ़ें।'] } }) },
);

const Terms = () => <p>{rich(t, 'terms', { name: 'Asha', link: (text) => <a href="/terms">{text}</a> })}</p>;

test('a sentence with a link is rendered in the language of each request, without extra markup', async () => {
  await loadTranslations('hi');
  const page = (language: string) => inLanguage(language, async () => renderToString(<Terms />));
  const [hindi, english] = await Promise.all([page('hi'), page('en')]);
  expect(hindi.replaceAll('<!-- -->', '')).toBe('<p>Asha, हमारी <a href="/terms">शर्तें</a> पढ़ें।</p>');
  expect(english.replaceAll('<!-- -->', '')).toBe('<p>Dear Asha, read our <a href="/terms">terms</a>.</p>');
});
