import type { FastifyRequest } from 'fastify';
import { LANGUAGES } from '../core/languages.generated.js';
import { SOURCE_LANGUAGE } from '../core/locale.constants.js';

/** The language of a response: what the visitor has chosen, if it has a catalogue. */
export function languageOf({ cookies }: FastifyRequest): string {
  const chosen = cookies.mandap_language;
  return chosen && LANGUAGES.includes(chosen) ? chosen : SOURCE_LANGUAGE;
}
