import type { FastifyRequest } from 'fastify';
import { LANGUAGES } from '../core/languages.generated.js';
import { SOURCE_LANGUAGE } from '../core/locale.constants.js';

/** Returns the language that the visitor has chosen if it has a catalogue, otherwise the source language. */
export function languageOf(request: FastifyRequest): string {
  // Hooks that run before cookies are parsed handle only requests without ours.
  const cookies = request.cookies as FastifyRequest['cookies'] | null;
  const chosen = cookies?.mandap_language;
  return chosen && LANGUAGES.includes(chosen) ? chosen : SOURCE_LANGUAGE;
}
