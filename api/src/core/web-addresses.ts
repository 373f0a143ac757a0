/** The dots that browsers read in a host name, those of other scripts included. */
const DOTS = '.\u3002\uff0e\uff61';
/** What host names and email addresses consist of. */
const RUN = new RegExp(`[\\p{L}\\p{M}\\p{N}_@${DOTS}-]+`, 'gu');
const EMAIL = /^[^@]+@[\p{L}\p{N}.-]+$/u;
/** A dot before a label of letters: without it, mail programs find no domain to end a host with. */
const HOST_DOT = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}_-])[${DOTS}](?=\\p{L}[\\p{L}\\p{M}]|xn--)`, 'gu');
const SCHEME_END = /(?<=[\p{L}\p{N}+.-]):\/\//gu;

/**
 * Text in which mail programs find nothing to link: "see evil.com" becomes "see evil. com". What people type into names,
 * titles and messages goes to others by email, and must not lead them away from Mandap. Email addresses stay as they are.
 */
export const withoutWebAddresses = (text: string): string =>
  text
    .replace(SCHEME_END, ': //')
    .replace(RUN, (run) => (EMAIL.test(run) ? run : run.replace(HOST_DOT, '$& ')));
