import { object } from 'yup';
import { cursorRules } from '../../core/page.rules.js';
import { requiredId } from '../../core/text.rules.js';

export const undeliverableEmailListRules = object(cursorRules(20));

export const undeliverableEmailRules = object({ id: requiredId() });
