import { array, boolean, object, string } from 'yup';
import { MAX_SEARCH } from '../../core/page.constants.js';
import { cursorRules } from '../../core/page.rules.js';
import { id, requiredId, text } from '../../core/text.rules.js';
import {
  INBOX_FILTER_NAMES,
  INBOX_ORDERS,
  LABEL_NAME_MAX,
  LABELS_PER_ENQUIRY_MAX,
  NOTE_MAX,
  type InboxFilter,
  type InboxOrder,
} from './inbox.constants.js';
import { t } from './rules.messages.generated.js';

/** A label, and a search in names, messages and types of event. */
export const inboxSearchRules = object({ labelId: id(), search: text(MAX_SEARCH) });

/** What an inbox shows: a filter, a label, a search and an order. */
export const inboxViewRules = inboxSearchRules.shape({
  filter: string<InboxFilter>().oneOf(INBOX_FILTER_NAMES).default('ALL'),
  order: string<InboxOrder>()
    .oneOf(Object.keys(INBOX_ORDERS) as InboxOrder[])
    .default('UNREAD_FIRST'),
});

export const inboxListRules = inboxViewRules.shape(cursorRules(20));

/** Input of the dialog for a label. */
export const labelRules = object({ name: text(LABEL_NAME_MAX).required(() => t('labelNameMissing')) });

export const labelIdRules = object({ id: requiredId() });

export const renameLabelRules = labelRules.concat(labelIdRules);

export const bookingLabelsRules = object({
  bookingId: requiredId(),
  labelIds: array(requiredId())
    .required()
    .max(LABELS_PER_ENQUIRY_MAX, () => t('tooManyLabels', { max: LABELS_PER_ENQUIRY_MAX })),
});

/** Labels and private note of an enquiry, as the dialog asks for them; an empty note deletes it. */
export const organiseFormRules = bookingLabelsRules
  .omit(['bookingId'])
  .shape({ note: text(NOTE_MAX).default('') });

export const noteRules = organiseFormRules.pick(['note']).shape({ bookingId: requiredId() });

export const answerNeededRules = object({ bookingId: requiredId(), needed: boolean().required() });
