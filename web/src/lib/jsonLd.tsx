/** Text for a script element: nothing in it can end the element, or the line in older parsers. */
const scriptText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

interface JsonLdProps {
  /** A schema.org object without its context. What is undefined is left out. */
  data: { '@type': string | readonly string[] } & Record<string, unknown>;
}

/** Structured data for search engines. It carries only what the page itself shows to everyone. */
export function JsonLd({ data }: JsonLdProps) {
  const html = scriptText({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The trail of a page, for `JsonLd`; addresses are whole. */
export const breadcrumbList = (items: readonly { name: string; url: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** The mean of the reviews, for a listing; none is claimed where nobody has reviewed it. */
export const ratingOf = (average: number | null, count: number) =>
  count ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } : undefined;

/** Questions and their answers, for `JsonLd`. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
