import { object } from 'yup';
import { text } from '../../core/text.rules.js';
import { t } from './rules.messages.generated.js';

export const interestRules = object({ city: text(80).required(() => t('cityMissing')) });
