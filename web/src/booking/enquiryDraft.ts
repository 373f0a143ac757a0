import { formDraft } from '../lib/formDraft';

/** Drafts of unsent enquiries. */
export const enquiryDraft = formDraft<Record<string, string | number>>('enquiry');
