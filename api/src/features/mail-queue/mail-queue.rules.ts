import { object, string } from 'yup';
import { pageSize } from '../../core/page.rules.js';
import { id } from '../../core/text.js';

export const deadMailListRules = object({ first: pageSize(20), after: string().max(400) });

export const deadMailRules = object({ id: id().required('No ID provided') });
