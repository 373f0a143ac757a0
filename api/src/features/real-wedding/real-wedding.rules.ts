import { array, boolean, mixed, object, string } from 'yup';
import { choices } from '../../core/choices.rules.js';
import { isDay, todayInIndia } from '../../core/day.js';
import { manageRules } from '../../core/manage.rules.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { pageRules } from '../../core/page.rules.js';
import { id, requiredId, text } from '../../core/text.rules.js';
import { keptPicturesRule } from '../media/existing-pictures.rules.js';
import { REAL_WEDDING_MAX_IMAGES, REAL_WEDDING_STATUSES } from './real-wedding.constants.js';
import { t } from './rules.messages.generated.js';

/** The date of a past wedding. */
const eventDate = () =>
  string()
    .test(
      'day',
      () => t('dateInvalid'),
      (value) => !value || isDay(value),
    )
    .test(
      'past',
      () => t('dateFuture'),
      (value) => !value || !isDay(value) || value <= todayInIndia(),
    );

const tooManyImages = () => t('imagesMax', { max: REAL_WEDDING_MAX_IMAGES });

/** A new story's text fields; the form adds its pictures. */
export const realWeddingRules = object({
  title: text(150).required(() => t('titleMissing')),
  content: text(20_000).required(() => t('contentMissing')),
  eventDate: eventDate().transform((value: unknown) => (value === '' ? undefined : value)),
});

/** Pictures of a new story: files in the browser, uploads on the server. */
export const realWeddingImages = <File extends object>() =>
  array(mixed<File>().required())
    .min(1, () => t('imageMissing'))
    .max(REAL_WEDDING_MAX_IMAGES, tooManyImages)
    .required(() => t('imageMissing'));

export const realWeddingIdRules = object({ id: requiredId() });

/** An admin's edit: omitted fields and pictures stay unchanged. */
export const editRealWeddingRules = realWeddingIdRules.shape({
  title: text(150).min(1, () => t('titleMissing')),
  content: text(20_000).min(1, () => t('contentMissing')),
  eventDate: eventDate()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable(),
  keep: keptPicturesRule(),
});

/** Returns what is wrong with the number of a story's pictures after an edit. */
export const storyPictureCountProblem = (count: number): string | undefined => {
  if (count < 1) return t('imageMissing');
  return count > REAL_WEDDING_MAX_IMAGES ? tooManyImages() : undefined;
};

export const realWeddingPreviewRules = object({ content: text(20_000).default('') });

/** Filters and order of the admins' table of stories. */
export const manageRealWeddingsRules = object({
  ...manageRules(['CREATED', 'TITLE'], MANAGE_PAGE_SIZE),
  status: string().oneOf(REAL_WEDDING_STATUSES),
});

export const realWeddingListRules = object({
  ...pageRules(6),
  except: id(),
  mine: boolean().default(false),
  statuses: choices(REAL_WEDDING_STATUSES),
});

export const realWeddingDecisionRules = object({
  id: requiredId(),
  publish: boolean().required(() => t('decisionMissing')),
  reason: text(1000).when('publish', {
    is: false,
    then: (schema) => schema.required(() => t('reasonMissing')),
  }),
});
