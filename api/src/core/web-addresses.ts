/** Characters that browsers treat as dots in host names, those of other scripts included. */
const DOTS = '.\u3002\uff0e\uff61';
/** Characters of host names and email addresses. */
const RUN = new RegExp(`[\\p{L}\\p{M}\\p{N}_@${DOTS}-]+`, 'gu');
const EMAIL = /^[^@]+@[\p{L}\p{N}.-]+$/u;
/** Matches a dot before a top-level domain. Mail programs detect no links without one. */
const HOST_DOT = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}_-])[${DOTS}](?=\\p{L}[\\p{L}\\p{M}]|xn--)`, 'gu');
const SCHEME_END = /(?<=[\p{L}\p{N}+.-]):\/\//gu;

/**
 * Breaks web addresses so that mail programs don't link them: "see evil.com" becomes "see evil. com". Emails contain names,
 * titles and messages that users typed, which must not lead to other sites. Email addresses stay unchanged.
 */
export const withoutWebAddresses = (text: string): string =>
  text
    .replace(SCHEME_END, ': //')
    .replace(RUN, (run) => (EMAIL.test(run) ? run : run.replace(HOST_DOT, '$& ')));
