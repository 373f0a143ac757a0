import { object } from 'yup';
import { choices } from '../../core/choices.rules.js';
import { MAX_SEARCH } from '../../core/page.constants.js';
import { text } from '../../core/text.rules.js';
import { SUGGESTION_KINDS } from './suggestion.constants.js';
import { t } from './rules.messages.generated.js';

const term = text(MAX_SEARCH).required(() => t('termMissing'));

export const suggestionRules = object({
  term,
  kinds: choices(SUGGESTION_KINDS).default([...SUGGESTION_KINDS]),
});

export const interpretationRules = object({ term });
