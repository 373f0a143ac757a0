import type { VendorCategory } from '../../../../src/features/vendor/vendor.constants.js';
import { ANCHOR } from './anchor.js';
import { BAND_BAJA } from './band-baja.js';
import { BARTENDER } from './bartender.js';
import { BIRTHDAY_ENTRY } from './birthday-entry.js';
import { CATERER } from './caterer.js';
import { DECORATOR } from './decorator.js';
import { DHOL } from './dhol.js';
import { DJ_TRADE } from './dj.js';
import { FOG_EVENT } from './fog-event.js';
import { GAME_COORDINATOR } from './game-coordinator.js';
import { JAGRAN_SETUP } from './jagran-setup.js';
import { LIVE_SINGER } from './live-singer.js';
import { MAGICIANS } from './magicians.js';
import { MAKEUP_ARTIST } from './makeup-artist.js';
import { MATA_CHOWKI_SETUP } from './mata-chowki-setup.js';
import { MEHENDI_ARTIST } from './mehendi-artist.js';
import { MESSKOT } from './messkot.js';
import { PHOTOGRAPHER } from './photographer.js';
import { ROOMS_BOOKING } from './rooms-booking.js';
import { TATTOO_ARTIST } from './tattoo-artist.js';
import type { Trade } from './trade.js';
import { VALET_PARKING } from './valet-parking.js';
import { WAITER_SERVICE } from './waiter-service.js';
import { WELCOME_GIRLS } from './welcome-girls.js';

export const TRADES: Record<VendorCategory, Trade> = {
  Photographer: PHOTOGRAPHER,
  MakeupArtist: MAKEUP_ARTIST,
  MehendiArtist: MEHENDI_ARTIST,
  Decorator: DECORATOR,
  Caterer: CATERER,
  BandBaja: BAND_BAJA,
  Dhol: DHOL,
  TattooArtist: TATTOO_ARTIST,
  Messkot: MESSKOT,
  Magicians: MAGICIANS,
  FogEvent: FOG_EVENT,
  GameCoordinator: GAME_COORDINATOR,
  Anchor: ANCHOR,
  LiveSinger: LIVE_SINGER,
  WelcomeGirls: WELCOME_GIRLS,
  WaiterService: WAITER_SERVICE,
  ValetParking: VALET_PARKING,
  DJ: DJ_TRADE,
  BirthdayEntry: BIRTHDAY_ENTRY,
  JagranSetup: JAGRAN_SETUP,
  MataChowkiSetup: MATA_CHOWKI_SETUP,
  Bartender: BARTENDER,
  RoomsBooking: ROOMS_BOOKING,
};
