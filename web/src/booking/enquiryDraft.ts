import { formDraft } from '../lib/formDraft';

/** The enquiry that somebody has begun. */
export const enquiryDraft = formDraft('enquiry');
