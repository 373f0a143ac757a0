// All scene families by name. A picture is defined by a family, a seed and a palette.
import type { Scene } from './board.js';
import { anchor } from './scenes/anchor.js';
import { ballroom } from './scenes/ballroom.js';
import { bandMarch } from './scenes/bandMarch.js';
import { banquet } from './scenes/banquet.js';
import { baraat } from './scenes/baraat.js';
import { bartender } from './scenes/bartender.js';
import { beach } from './scenes/beach.js';
import { birthday } from './scenes/birthday.js';
import { brassBand } from './scenes/brassBand.js';
import { buffet } from './scenes/buffet.js';
import { community } from './scenes/community.js';
import { conference } from './scenes/conference.js';
import { decor } from './scenes/decor.js';
import { desk } from './scenes/desk.js';
import { dholPlayers } from './scenes/dholPlayers.js';
import { dj } from './scenes/dj.js';
import { floralMandap } from './scenes/floralMandap.js';
import { fogDance } from './scenes/fogDance.js';
import { fort } from './scenes/fort.js';
import { games } from './scenes/games.js';
import { gardenWalk } from './scenes/gardenWalk.js';
import { golfClub } from './scenes/golfClub.js';
import { haldi } from './scenes/haldi.js';
import { haveli } from './scenes/haveli.js';
import { hills } from './scenes/hills.js';
import { hotelFront } from './scenes/hotelFront.js';
import { invitation } from './scenes/invitation.js';
import { jagran } from './scenes/jagran.js';
import { jewels } from './scenes/jewels.js';
import { lakePalace } from './scenes/lakePalace.js';
import { lawnNight } from './scenes/lawnNight.js';
import { longTable } from './scenes/longTable.js';
import { magic } from './scenes/magic.js';
import { marriageGate } from './scenes/marriageGate.js';
import { mascot } from './scenes/mascot.js';
import { mataChowki } from './scenes/mataChowki.js';
import { mehndi } from './scenes/mehndi.js';
import { mehndiHands } from './scenes/mehndiHands.js';
import { palanquin } from './scenes/palanquin.js';
import { phera } from './scenes/phera.js';
import { photographer } from './scenes/photographer.js';
import { rain } from './scenes/rain.js';
import { rangoli } from './scenes/rangoli.js';
import { resort } from './scenes/resort.js';
import { ringBox } from './scenes/ringBox.js';
import { rooftop } from './scenes/rooftop.js';
import { sangeet } from './scenes/sangeet.js';
import { singer } from './scenes/singer.js';
import { stepwell } from './scenes/stepwell.js';
import { suite } from './scenes/suite.js';
import { tattoo } from './scenes/tattoo.js';
import { textiles } from './scenes/textiles.js';
import { thali } from './scenes/thali.js';
import { train } from './scenes/train.js';
import { uruli } from './scenes/uruli.js';
import { valet } from './scenes/valet.js';
import { vanity } from './scenes/vanity.js';
import { varmala } from './scenes/varmala.js';
import { waiter } from './scenes/waiter.js';
import { welcome } from './scenes/welcome.js';

export type { Scene } from './board.js';
export type { PaletteName } from './palettes.js';

export const scenes = {
  anchor,
  ballroom,
  bandMarch,
  banquet,
  baraat,
  bartender,
  beach,
  birthday,
  brassBand,
  buffet,
  community,
  conference,
  decor,
  desk,
  dholPlayers,
  dj,
  floralMandap,
  fogDance,
  fort,
  games,
  gardenWalk,
  golfClub,
  haldi,
  haveli,
  hills,
  hotelFront,
  invitation,
  jagran,
  jewels,
  lakePalace,
  lawnNight,
  longTable,
  magic,
  marriageGate,
  mascot,
  mataChowki,
  mehndi,
  mehndiHands,
  palanquin,
  phera,
  photographer,
  rain,
  rangoli,
  resort,
  ringBox,
  rooftop,
  sangeet,
  singer,
  stepwell,
  suite,
  tattoo,
  textiles,
  thali,
  train,
  uruli,
  valet,
  vanity,
  varmala,
  waiter,
  welcome,
} satisfies Record<string, Scene>;
export type Family = keyof typeof scenes;
