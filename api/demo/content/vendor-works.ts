import type { VendorCategory } from '../../src/features/vendor/vendor.constants.js';
import { CREWS } from './prose/vendor-reviews/crews.js';
import { LOOKS } from './prose/vendor-reviews/looks.js';
import { RITES } from './prose/vendor-reviews/rites.js';
import { STAGES } from './prose/vendor-reviews/stages.js';
import { TABLES } from './prose/vendor-reviews/tables.js';
import type { WorkReviews } from './prose/vendor-reviews/words.js';

/** Lines for the reviews and enquiries of each category; related categories share them. */
export const WORKS: Record<VendorCategory, WorkReviews> = {
  Photographer: LOOKS,
  MakeupArtist: LOOKS,
  MehendiArtist: LOOKS,
  TattooArtist: LOOKS,
  Decorator: TABLES,
  Caterer: TABLES,
  Bartender: TABLES,
  BirthdayEntry: TABLES,
  BandBaja: STAGES,
  Dhol: STAGES,
  Messkot: STAGES,
  Magicians: STAGES,
  FogEvent: STAGES,
  GameCoordinator: STAGES,
  Anchor: STAGES,
  LiveSinger: STAGES,
  DJ: STAGES,
  WelcomeGirls: CREWS,
  WaiterService: CREWS,
  ValetParking: CREWS,
  RoomsBooking: CREWS,
  JagranSetup: RITES,
  MataChowkiSetup: RITES,
};
