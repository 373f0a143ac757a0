import { names, sentences, type Trade } from './trade.js';

export const MESSKOT: Trade = {
  names: names(
    '{w} Mascots, {f} & the Bears, Happy {w} Mascots, {w} Cartoon Company, {s} Mascot House, Chhota {w} Characters, {w} Jumbo Friends, The {w} Panda Party, {w} Costume Crew, Gol Matol by {f}',
  ),
  openings: sentences(`
    An elephant, a bear and a rabbit who dance better than most uncles.
    Mascots at the gate, for children who would rather be anywhere else.
    Costumes sewn in {l}, washed after every wedding, and never scary.
    A baraat elephant with two people in it and a real sense of rhythm.
    Big-headed bride and groom who greet guests and pose for everybody.
    Tall walkers on stilts in sherwanis, with small ones around their knees.
    Pandas for sangeets, peacocks for receptions.
    {f} was a school PT teacher and knows what tires out forty children.
    Mascots who do not speak, so nothing wrong is ever said.
    Characters made after your own family: a moustache is enough.
    Clowns without frightening make-up, with balloons and good manners.
    A children's corner run by two bears and one very patient woman.
    Entry with mascots: the couple walks, the elephants throw petals.
    Costumes that are light and cool, so the dancing goes on.
    A camel that two people can ride in, and a mahout who tells jokes.
    Cartoon friends of our own making, so nobody's lawyer needs to come.
    Mascots for haldi mornings, in yellow from ear to toe.
    A small crew, six heads on the shelf, all of them smiling.
    Dancing groom's-side and bride's-side tigers who settle it on the floor.
    A gorilla with a bouquet. People ask for it every week.
  `),
  details: sentences(`
    A helper walks with every mascot, because they cannot see their own feet.
    Turns last twenty minutes, with ten of rest and water.
    Children are never lifted or chased.
    A dance of four minutes is rehearsed to your song.
    Heads are aired and sprayed in front of whoever asks.
    They wait at the gate from thirty minutes before the first guest.
    Photographs with mascots may be taken by everyone, free.
    Shy children get a wave from far away and a balloon later.
    They join the baraat at the last corner, so the band keeps its glory.
    Gifts and sweets can be handed out from the elephant's basket.
    Each costume has a battery fan, and the batteries are new.
    The couple's names are sewn on the sashes.
    Games for the children fill the long hour of the pheras.
    Everyone in a costume is over eighteen and has been checked by the police.
    In rain they come inside and are wiped first.
    The elephant can bow, blow bubbles, and carry the rings.
  `),
  closings: sentences(`
    Prices are for two hours on your ground.
    A cool room with a fan is all they ask for.
    Choose the heads on the shelf in {l} or from photographs.
    Four of them or more cost less each.
    Costumes for children's sizes can be hired without people.
    The second hour is always the better one.
    Please tell us which little guests are afraid of bears.
    Send the song two weeks before.
  `),
  offers: [
    ['One mascot and helper, two hours', 0.5, 5000],
    ['Two mascots at the gate', 0.5, 8500],
    ['Four mascots with dance', 0.5, 15000],
    ['Bride and groom heads, reception', 0.5, 12000],
    ['Children’s corner, whole evening', 1, 19000],
  ],
  experienceYears: [1, 15],
  eventsPerYear: [40, 110],
  teams: [1, 3],
  pictures: { main: '', also: 'birthday games marriageGate baraat sangeet' },
};
