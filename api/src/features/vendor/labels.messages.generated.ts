// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "unit.EVENT": NoValues;
  "unit.DAY": NoValues;
  "unit.HOUR": NoValues;
  "unit.PERSON": NoValues;
  "unit.PIECE": NoValues;
  "category.Photographer": NoValues;
  "category.MakeupArtist": NoValues;
  "category.MehendiArtist": NoValues;
  "category.Decorator": NoValues;
  "category.Caterer": NoValues;
  "category.BandBaja": NoValues;
  "category.Dhol": NoValues;
  "category.TattooArtist": NoValues;
  "category.Messkot": NoValues;
  "category.Magicians": NoValues;
  "category.FogEvent": NoValues;
  "category.GameCoordinator": NoValues;
  "category.Anchor": NoValues;
  "category.LiveSinger": NoValues;
  "category.WelcomeGirls": NoValues;
  "category.WaiterService": NoValues;
  "category.ValetParking": NoValues;
  "category.DJ": NoValues;
  "category.BirthdayEntry": NoValues;
  "category.JagranSetup": NoValues;
  "category.MataChowkiSetup": NoValues;
  "category.Bartender": NoValues;
  "category.RoomsBooking": NoValues;
  "page.PHOTOGRAPHERS": NoValues;
  "page.MAKEUP_ARTISTS": NoValues;
  "page.MEHENDI_ARTISTS": NoValues;
  "page.DECORATORS": NoValues;
  "page.CATERERS": NoValues;
  "page.INVITATION_CARDS": NoValues;
  "page.DJS": NoValues;
  "page.TRANSPORT": NoValues;
  "page.ANCHORS": NoValues;
  "page.CHOREOGRAPHERS": NoValues;
  "page.BANDS": NoValues;
}

export const t = makeTranslate<Messages>({
  "unit.EVENT": "per event",
  "unit.DAY": "per day",
  "unit.HOUR": "per hour",
  "unit.PERSON": "per person",
  "unit.PIECE": "per piece",
  "category.Photographer": "Photographer",
  "category.MakeupArtist": "Makeup Artist",
  "category.MehendiArtist": "Mehendi Artist",
  "category.Decorator": "Decorator",
  "category.Caterer": "Caterer",
  "category.BandBaja": "Band Baja",
  "category.Dhol": "Dhol",
  "category.TattooArtist": "Tattoo Artist",
  "category.Messkot": "Messkot",
  "category.Magicians": "Magicians",
  "category.FogEvent": "Fog Event",
  "category.GameCoordinator": "Game Coordinator",
  "category.Anchor": "Anchor",
  "category.LiveSinger": "Live Singer",
  "category.WelcomeGirls": "Welcome Girls",
  "category.WaiterService": "Waiter Service",
  "category.ValetParking": "Valet Parking",
  "category.DJ": "DJ",
  "category.BirthdayEntry": "Birthday Entry",
  "category.JagranSetup": "Jagran Setup",
  "category.MataChowkiSetup": "Mata Chowki Setup",
  "category.Bartender": "Bartender",
  "category.RoomsBooking": "Rooms Booking",
  "page.PHOTOGRAPHERS": "Photographer",
  "page.MAKEUP_ARTISTS": "Makeup Artists",
  "page.MEHENDI_ARTISTS": "Mehendi Artists",
  "page.DECORATORS": "Decorators",
  "page.CATERERS": "Caterers",
  "page.INVITATION_CARDS": "Invitation Cards",
  "page.DJS": "DJs",
  "page.TRANSPORT": "Transport",
  "page.ANCHORS": "Anchor/MC",
  "page.CHOREOGRAPHERS": "Choreographers",
  "page.BANDS": "Band/Baaja/Ghodiwala",
});
