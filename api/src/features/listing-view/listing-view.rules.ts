import { object } from 'yup';
import { id } from '../../core/text.js';

export const listingViewRules = object({ listingId: id().required() });
