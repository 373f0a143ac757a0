// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "count": { count: number; one: string; many: string };
  "one.Photographer": NoValues;
  "one.MakeupArtist": NoValues;
  "one.MehendiArtist": NoValues;
  "one.Decorator": NoValues;
  "one.Caterer": NoValues;
  "one.BandBaja": NoValues;
  "one.Dhol": NoValues;
  "one.TattooArtist": NoValues;
  "one.Messkot": NoValues;
  "one.Magicians": NoValues;
  "one.FogEvent": NoValues;
  "one.GameCoordinator": NoValues;
  "one.Anchor": NoValues;
  "one.LiveSinger": NoValues;
  "one.WelcomeGirls": NoValues;
  "one.WaiterService": NoValues;
  "one.ValetParking": NoValues;
  "one.DJ": NoValues;
  "one.BirthdayEntry": NoValues;
  "one.JagranSetup": NoValues;
  "one.MataChowkiSetup": NoValues;
  "one.Bartender": NoValues;
  "one.RoomsBooking": NoValues;
  "one.ALL": NoValues;
  "many.Photographer": NoValues;
  "many.MakeupArtist": NoValues;
  "many.MehendiArtist": NoValues;
  "many.Decorator": NoValues;
  "many.Caterer": NoValues;
  "many.BandBaja": NoValues;
  "many.Dhol": NoValues;
  "many.TattooArtist": NoValues;
  "many.Messkot": NoValues;
  "many.Magicians": NoValues;
  "many.FogEvent": NoValues;
  "many.GameCoordinator": NoValues;
  "many.Anchor": NoValues;
  "many.LiveSinger": NoValues;
  "many.WelcomeGirls": NoValues;
  "many.WaiterService": NoValues;
  "many.ValetParking": NoValues;
  "many.DJ": NoValues;
  "many.BirthdayEntry": NoValues;
  "many.JagranSetup": NoValues;
  "many.MataChowkiSetup": NoValues;
  "many.Bartender": NoValues;
  "many.RoomsBooking": NoValues;
  "many.ALL": NoValues;
  "about.Photographer": NoValues;
  "about.MakeupArtist": NoValues;
  "about.MehendiArtist": NoValues;
  "about.Decorator": NoValues;
  "about.Caterer": NoValues;
  "about.BandBaja": NoValues;
  "about.Dhol": NoValues;
  "about.TattooArtist": NoValues;
  "about.Messkot": NoValues;
  "about.Magicians": NoValues;
  "about.FogEvent": NoValues;
  "about.GameCoordinator": NoValues;
  "about.Anchor": NoValues;
  "about.LiveSinger": NoValues;
  "about.WelcomeGirls": NoValues;
  "about.WaiterService": NoValues;
  "about.ValetParking": NoValues;
  "about.DJ": NoValues;
  "about.BirthdayEntry": NoValues;
  "about.JagranSetup": NoValues;
  "about.MataChowkiSetup": NoValues;
  "about.Bartender": NoValues;
  "about.RoomsBooking": NoValues;
  "about.ALL": NoValues;
}

export const t = makeTranslate<Messages>({
  "count": [["count",2,{"one":[0," ",["one"]],"other":[0," ",["many"]]}]],
  "one.Photographer": "photographer",
  "one.MakeupArtist": "makeup artist",
  "one.MehendiArtist": "mehendi artist",
  "one.Decorator": "decorator",
  "one.Caterer": "caterer",
  "one.BandBaja": "wedding band",
  "one.Dhol": "dhol team",
  "one.TattooArtist": "tattoo artist",
  "one.Messkot": "mascot team",
  "one.Magicians": "magician",
  "one.FogEvent": "fog effects team",
  "one.GameCoordinator": "game coordinator",
  "one.Anchor": "anchor",
  "one.LiveSinger": "live singer",
  "one.WelcomeGirls": "welcome team",
  "one.WaiterService": "waiter service",
  "one.ValetParking": "valet parking team",
  "one.DJ": "DJ",
  "one.BirthdayEntry": "birthday entry team",
  "one.JagranSetup": "jagran team",
  "one.MataChowkiSetup": "mata chowki team",
  "one.Bartender": "bartender",
  "one.RoomsBooking": "room booking service",
  "one.ALL": "wedding vendor",
  "many.Photographer": "photographers",
  "many.MakeupArtist": "makeup artists",
  "many.MehendiArtist": "mehendi artists",
  "many.Decorator": "decorators",
  "many.Caterer": "caterers",
  "many.BandBaja": "wedding bands",
  "many.Dhol": "dhol teams",
  "many.TattooArtist": "tattoo artists",
  "many.Messkot": "mascot teams",
  "many.Magicians": "magicians",
  "many.FogEvent": "fog effects teams",
  "many.GameCoordinator": "game coordinators",
  "many.Anchor": "anchors",
  "many.LiveSinger": "live singers",
  "many.WelcomeGirls": "welcome teams",
  "many.WaiterService": "waiter services",
  "many.ValetParking": "valet parking teams",
  "many.DJ": "DJs",
  "many.BirthdayEntry": "birthday entry teams",
  "many.JagranSetup": "jagran teams",
  "many.MataChowkiSetup": "mata chowki teams",
  "many.Bartender": "bartenders",
  "many.RoomsBooking": "room booking services",
  "many.ALL": "wedding vendors",
  "about.Photographer": "Candid and traditional photographs, films and albums.",
  "about.MakeupArtist": "Bridal and family makeup, hair and draping.",
  "about.MehendiArtist": "Mehendi for the bride, the family and the guests.",
  "about.Decorator": "Mandaps, stages, flowers and lights.",
  "about.Caterer": "Menus, live counters and service for your guests.",
  "about.BandBaja": "Brass, lights and a ghodi for the baraat.",
  "about.Dhol": "Dhol players for the baraat, haldi and entries.",
  "about.TattooArtist": "Temporary and glitter tattoos for guests of any age.",
  "about.Messkot": "Mascots who greet and play with the children.",
  "about.Magicians": "Close-up and stage magic between the ceremonies.",
  "about.FogEvent": "Low fog and cold sparks for entries and the first dance.",
  "about.GameCoordinator": "Games for the sangeet, the haldi and the children.",
  "about.Anchor": "Hosts who keep the evening together, in your languages.",
  "about.LiveSinger": "Singers and their bands, from ghazals to dance.",
  "about.WelcomeGirls": "Hosts at the gate with tilak, flowers and rose water.",
  "about.WaiterService": "Trained waiters and captains for home and hall.",
  "about.ValetParking": "Drivers who park and bring back your guests’ cars.",
  "about.DJ": "Music, sound and lights for the dance floor.",
  "about.BirthdayEntry": "Grand entries and cakes for birthdays in the family.",
  "about.JagranSetup": "Darbar, singers and sound for a night of bhajans.",
  "about.MataChowkiSetup": "Darbar, singers and prasad for an evening chowki.",
  "about.Bartender": "Bars and mixologists, with drinks or without alcohol.",
  "about.RoomsBooking": "Blocks of rooms for guests who stay the night.",
  "about.ALL": "Photographers, artists, decorators, caterers and the other services of a wedding.",
});
