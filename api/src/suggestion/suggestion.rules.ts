import { array, object, string } from 'yup';
import { text } from '../core/text.js';
import { SUGGESTION_KINDS } from './suggestion.constants.js';

export const suggestionRules = object({
  term: text(80).required('Please type what you look for'),
  kinds: array(string().oneOf(SUGGESTION_KINDS).required()).default([...SUGGESTION_KINDS]),
});
