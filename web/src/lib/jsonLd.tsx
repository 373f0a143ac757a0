/** Serialises JSON for a script element: escapes whatever could end the element, or a line in older parsers. */
const scriptText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

interface JsonLdProps {
  /** A schema.org object without its context. Undefined values are omitted. */
  data: { '@type': string | readonly string[] } & Record<string, unknown>;
}

/** Structured data for search engines. Include only what the page itself shows to everyone. */
export function JsonLd({ data }: JsonLdProps) {
  const html = scriptText({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Returns a page's breadcrumb trail for `JsonLd`. URLs must be absolute. */
export const breadcrumbList = (items: readonly { name: string; url: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** Returns a listing's aggregate rating; omitted while there are no reviews. */
export const ratingOf = (average: number | null, count: number) =>
  count ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5 } : undefined;

/** Returns questions and answers for `JsonLd`. */
export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
