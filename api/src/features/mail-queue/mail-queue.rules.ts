import { object, string } from 'yup';
import { pageSize } from '../../core/page.rules.js';
import { requiredId } from '../../core/text.js';

export const undeliverableEmailListRules = object({ first: pageSize(20), after: string().max(400) });

export const undeliverableEmailRules = object({ id: requiredId() });
