import { array, boolean, mixed, object, string } from 'yup';
import { choices } from '../../core/choices.rules.js';
import { isDay, todayInIndia } from '../../core/day.js';
import { manageRules } from '../../core/manage.rules.js';
import { MANAGE_PAGE_SIZE } from '../../core/page.constants.js';
import { pageNumber, pageSize } from '../../core/page.rules.js';
import { id, text } from '../../core/text.js';
import { keptPicturesRule } from '../media/existing-pictures.rules.js';
import { REAL_WEDDING_MAX_IMAGES, REAL_WEDDING_STATUSES } from './real-wedding.constants.js';

/** The day of a wedding that was. */
const eventDate = () =>
  string()
    .test('day', 'Please choose a date from the calendar', (value) => !value || isDay(value))
    .test(
      'past',
      'Please choose today or an earlier date',
      (value) => !value || !isDay(value) || value <= todayInIndia(),
    );

/** What is typed of a new story; the form adds its pictures. */
export const realWeddingRules = object({
  title: text(150).required('Title is required'),
  content: text(20_000).required('Content is required'),
  eventDate: eventDate().transform((value: unknown) => (value === '' ? undefined : value)),
});

/** The pictures of a new story: files in the browser, files on their way on the server. */
export const realWeddingImages = <File extends object>() =>
  array(mixed<File>().required())
    .min(1, 'At least one image is required')
    .max(REAL_WEDDING_MAX_IMAGES, `Maximum of ${REAL_WEDDING_MAX_IMAGES} images can be uploaded`)
    .required('At least one image is required');

export const realWeddingIdRules = object({ id: id().required('No ID provided') });

/** An admin's edit: what is left out stays as it is, pictures too. */
export const editRealWeddingRules = realWeddingIdRules.shape({
  title: text(150).min(1, 'Title is required'),
  content: text(20_000).min(1, 'Content is required'),
  eventDate: eventDate()
    .transform((value: unknown) => (value === '' ? null : value))
    .nullable(),
  keep: keptPicturesRule(),
});

/** What is wrong with the number of a story's pictures after an edit. */
export const storyPictureCountProblem = (count: number): string | undefined => {
  if (count < 1) return 'At least one image is required';
  return count > REAL_WEDDING_MAX_IMAGES
    ? `Maximum of ${REAL_WEDDING_MAX_IMAGES} images can be uploaded`
    : undefined;
};

export const realWeddingPreviewRules = object({ content: text(20_000).default('') });

/** What the admins' table of stories may be asked for. */
export const manageRealWeddingsRules = object({
  ...manageRules(['WRITTEN', 'TITLE'], MANAGE_PAGE_SIZE),
  status: string().oneOf(REAL_WEDDING_STATUSES),
});

export const realWeddingListRules = object({
  first: pageSize(6),
  after: string().max(400),
  page: pageNumber(),
  except: id(),
  mine: boolean().default(false),
  statuses: choices(REAL_WEDDING_STATUSES),
});

export const realWeddingDecisionRules = object({
  id: id().required('No ID provided'),
  publish: boolean().required('Please choose publish or reject'),
  reason: text(1000).when('publish', {
    is: false,
    then: (schema) => schema.required('Please say why, so that the author can put it right'),
  }),
});
