import type { Facility } from '../gql/types';
import type { IconName } from '../ui/iconNames';

/** The icon of each facility. */
export const FACILITY_ICONS: Record<Facility, IconName> = {
  FOOD_PROVIDED_BY_VENUE: 'thali',
  ALCOHOL_ALLOWED: 'glass',
  OUTSIDE_FOOD_ALLOWED: 'basket',
  MUSIC_ALLOWED_LATE: 'late',
  VALET_PARKING: 'car',
  SEA_VIEW: 'sea',
  CATERING_SERVICES: 'utensils',
  LIVE_MUSIC: 'guitar',
  CITY_VIEW: 'city',
  OPEN_BAR: 'bottle',
  AV_EQUIPMENT: 'projector',
  FREE_WIFI: 'wifi',
  SWIMMING_POOL: 'pool',
  SPA_SERVICES: 'lotus',
  AMPLE_PARKING: 'parking',
  AIR_CONDITIONING: 'snow',
  PRIVATE_BEACH: 'beach',
  WATER_SPORTS: 'sail',
  IN_HOUSE_DECOR: 'flower',
  DJ_SERVICES: 'disc',
};
