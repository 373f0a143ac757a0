import { object } from 'yup';
import { id } from '../../core/text.rules.js';

export const listingViewRules = object({ listingId: id().required() });
