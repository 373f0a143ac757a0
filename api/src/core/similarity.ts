/** The groups of three letters of a text's words, with two blanks before each word and one behind, as pg_trgm has them. */
function trigrams(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** How alike two texts are spelled, 0 to 1: pg_trgm's `similarity`, for names that are at hand. */
export function similarity(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  const common = [...a].filter((trigram) => b.has(trigram)).length;
  return common / (a.size + b.size - common);
}
