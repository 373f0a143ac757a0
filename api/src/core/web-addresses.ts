/** The dots that browsers read in a host name, those of other scripts included. */
const DOT = '[.\u3002\uff0e\uff61]';
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}_-]*[\\p{L}\\p{N}])?';
/** What mail programs take for a host: labels with dots between them, the last one of letters. An address with an @ is none. */
const HOST = new RegExp(
  `(?<![\\p{L}\\p{N}@_.-])(?:${LABEL}${DOT})+(?:xn--[\\p{L}\\p{N}-]+|\\p{L}{2,})(?![\\p{L}\\p{N}@])`,
  'gu',
);
const SCHEME = /(\p{L}[\p{L}\p{N}+.-]*):\/\//gu;

/**
 * Text in which mail programs find nothing to link: "see evil.com" becomes "see evil. com". What people type into names,
 * titles and messages goes to others by email, and must not lead them away from Mandap.
 */
export const withoutWebAddresses = (text: string): string =>
  text
    .replace(SCHEME, '$1: //')
    .replace(HOST, (host) => host.replace(new RegExp(DOT, 'gu'), (dot) => `${dot} `));
