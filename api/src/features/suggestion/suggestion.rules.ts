import { object } from 'yup';
import { choices } from '../../core/choices.rules.js';
import { text } from '../../core/text.js';
import { SUGGESTION_KINDS } from './suggestion.constants.js';

const term = text(80).required('Please type what you look for');

export const suggestionRules = object({
  term,
  kinds: choices(SUGGESTION_KINDS).default([...SUGGESTION_KINDS]),
});

export const interpretationRules = object({ term });
