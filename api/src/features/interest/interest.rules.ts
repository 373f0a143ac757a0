import { object } from 'yup';
import { text } from '../../core/text.js';

export const interestRules = object({ city: text(80).required('City name is required') });
