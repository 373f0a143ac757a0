import { t } from './labels.messages.generated.js';
import {
  FACILITIES,
  VENUE_TYPES,
  type Facility,
  type RatingBand,
  type VenueType,
} from './venue.constants.js';

/** Returns a venue type's label in the current language. */
export const venueTypeLabel = (type: VenueType): string => t(`type.${type}`);

/** Returns a facility's label in the current language. */
export const facilityLabel = (facility: Facility): string => t(`facility.${facility}`);

/** Returns the label of a range of ratings in the current language. */
export const ratingLabel = ({ key }: RatingBand): string => t(`rating.${key}`);

/** Returns the English label of a range of ratings, for URLs and the REST API. */
export const ratingLabelInEnglish = ({ key }: RatingBand): string => t.english(`rating.${key}`);

/** English labels by venue type, for URLs and the REST API. */
export const VENUE_TYPE_LABELS = Object.fromEntries(
  VENUE_TYPES.map((type) => [type, t.english(`type.${type}`)]),
) as Record<VenueType, string>;

/** English labels by facility, for the REST API. */
export const FACILITY_LABELS = Object.fromEntries(
  FACILITIES.map((facility) => [facility, t.english(`facility.${facility}`)]),
) as Record<Facility, string>;
