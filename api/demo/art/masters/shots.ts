// Illustrations for the gallery of any venue: food, rooms, entrances, decoration.
import { master } from './master.js';

export const SHOTS = [
  master('buffet', 1, 'marigold', 'A buffet of brass dishes in a dining hall', 'venue:any', 'shot:dining'),
  master('buffet', 3, 'teal', 'A garden buffet before a palace', 'venue:any', 'shot:dining'),
  master('decor', 4, 'maroon', 'Hanging marigolds and lanterns over a stage', 'venue:any', 'shot:decor'),
  master('decor', 3, 'teal', 'A wall of flowers behind a gilt settee', 'venue:any', 'shot:decor'),
  master('rangoli', 1, 'marigold', 'A large rangoli before a lit doorway', 'venue:any', 'shot:rangoli'),
  master('rangoli', 4, 'teal', 'A rangoli ringed with lamps in a courtyard', 'venue:any', 'shot:rangoli'),
  master('uruli', 3, 'marigold', 'Marigolds and lamps afloat in a brass uruli', 'venue:any', 'shot:decor'),
  master('uruli', 1, 'sage', 'A lotus in a bowl of water on a white rangoli', 'venue:any', 'shot:decor'),
  master('suite', 3, 'sage', 'A quiet room with a canopy bed', 'venue:any', 'shot:room'),
  master('suite', 4, 'maroon', 'A bridal suite with a carpet and lamps', 'venue:any', 'shot:room'),
  master('welcome', 2, 'maroon', 'A garlanded arch with women holding lamps', 'venue:any', 'shot:entrance'),
  master('thali', 2, 'marigold', 'Bowls and breads on a brass plate', 'venue:any', 'shot:dining'),
  master('longTable', 1, 'dawn', 'A long table laid before a palace at sunset', 'venue:any', 'shot:dining'),
  master('longTable', 2, 'maroon', 'A feast table in a panelled hall', 'venue:any', 'shot:dining'),
  master('longTable', 3, 'teal', 'A long table on a lawn under lanterns', 'venue:any', 'shot:dining'),
];
