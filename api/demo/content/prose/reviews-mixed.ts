import { reviewLines } from './review-lines.js';

/** Small complaints in otherwise fair reviews. Placeholders as in reviews-good.ts. */
export const GRUMBLES = reviewLines(`
The approach road is dark, so put a man with a torch at the turning.
The dessert ran out at {h}; say a higher number than you expect.
The quote did not mention the generator. Ask.
Starters were slow for the first half hour.
Phone signal is poor inside, and the cab drivers could not find us.
The bride's room is small for more than six people and their bags.
Coffee was finished early. In this family that is a serious matter.
The music had to come down twice because of a neighbour.
They need more dustbins near the chaat.
The spoons were thin and there were not enough of them.
We waited {t} minutes for the hall to be opened on the morning.
Some of the chair covers had been around.
The welcome drink was mostly ice.
Staff were kind but too few between nine and ten.
The gate man was rude to our band, and apologised later when {s} spoke to him.
The mike squeaked through the first speech.
There is one ladies' toilet near the stage and it had a queue.
Extra plates were charged correctly, but the count took an hour to agree.
The second sitting ate {t} minutes late.
The main course was mild. Ours is a chilli family.
The clearing up began while my uncles were still dancing.
Flowers on the stage were yesterday's by the second function.
They answer mails after three days; telephone instead.
[tight] Parking is the weak point. Tell your guests to share cars.
[tight] We walked from the corner with the old people, because the lane was full.
[tight] If you have more than fifty cars, arrange a ground nearby.
[valet] Valets were quick at seven and not at all at midnight.
[open] The far end of the lawn is cold in {w}, take shawls.
[open] Mosquitoes near the back hedge after seven.
[open] Ground was soft from the sprinkler and heels suffered.
[open] When it drizzled there was ten minutes of confusion before somebody took charge.
[open] The ten o'clock sound limit is real, so start your sangeet early.
[indoor ac] The AC was set for a crowd and our morning guests froze.
[indoor] The hall smelt of the last party's paint until noon.
[indoor] The lift is slow when four hundred people want it.
[indoor] Lights over the dance floor buzz.
[old] Stairs are steep and there are many, so seat elders in the court.
[old] No place for a bride with a wide lehenga on that staircase.
[water] Sunset is the whole point, so don't let the baraat be late. Ours was.
[sea] Sand gets into everything, including the pandit's book.
[sea] The wind picked up after eight and took two arrangements with it.
[roof] One lift for everybody. Start dinner in two batches.
[roof] Warm until seven even in {w}.
[rooms] Two of our rooms had no hot water until nine.
[rooms] The extra beds came at one in the morning.
[rooms] Walls between the rooms are thin and my cousins are not quiet.
[veg] The sweets were good, the starters were only all right.
[meat] The vegetarian side was better than the non-vegetarian, oddly.
[meat] They should label the counters more clearly.
[bar] The corkage was clear, but the ice was charged apart.
[decor] The in-house decorator has three designs and you can tell.
[plain] The bathrooms are old. Clean, but old.
[plain] Bring your own extension boards, there are four sockets in all.
[big] With fewer than three hundred people the place looks empty.
`);

/** Serious failures. */
export const BAD = reviewLines(`
The food was lukewarm when we reached it and cold when our guests did.
We were promised the whole day and asked to leave at four because the next party had come.
The manager who took our booking had left, and nobody knew what he had promised us.
The final bill had three lines that no one had mentioned, and the argument took place in front of the groom's family.
Generator failed for {t} minutes during the pheras.
Waiters disappeared at ten and my brothers served the dessert.
The room we were shown in {m} was not the one we were given.
Toilets had no water after nine. At a wedding.
Half of the starters on the menu never came.
They took a second booking for the same evening and the two bands played against each other.
The stage was still wet with paint and my lehenga has it.
The deposit came back six weeks late and short.
Nobody picks up the phone once you have paid.
The decorator they insisted on used plastic flowers where we had paid for real ones.
Count was for {g}, and plates ended at far fewer.
[ac] Air conditioning gave up before the jaimala. In {y}.
[open] There was no rain plan. There was a man with a tarpaulin.
[open] Lights on half of the lawn tripped twice and we ate by mobile phone.
[open] The lawn had not recovered from the party before; we stood on mud and carpet.
[tight] Nowhere to park, two cars towed, and the staff said it was not their road.
[valet] My car came back with a scratch and they denied it until the camera showed them.
[old] Beautiful place, careless people. Two steps were broken and nobody had put a lamp there.
[rooms] Rooms were not ready until six in the evening, for a seven o'clock wedding.
[rooms] Sheets were damp and there were ants.
[roof] The lift stopped with nine guests in it.
[sea] They had read the tide table wrong and we moved the mandap in the middle of it.
[plain] The kitchen had been left dirty by the party before, and our cook cleaned for two hours.
[meat] The vegetarian and non-vegetarian spoons were the same spoons.
[veg] They ran out of rotis and offered bread.
[bar] They closed the bar an hour early and charged for all of it.
`);

export const MIXED_CLOSERS = reviewLines(`
Good place, but have everything written down.
Would come again as a guest.
For the price, all right.
They listened when we complained, I will say that.
With one more manager on the floor it would be excellent.
On balance, yes.
We had a good wedding all the same.
Fine for a small function.
Visit at night before you decide.
`);

export const BAD_CLOSERS = reviewLines(`
We would not go back.
Look elsewhere.
I am writing this so that somebody reads the contract better than we did.
A pity, because the place itself is lovely.
Still waiting for an answer to our letter.
Not for the money they ask.
`);

/** Owners' replies to good, mixed and bad reviews. {n} is the reviewer's first name. */
export const ANSWERS_GOOD = [
  'Thank you, {n}. The staff have read this aloud twice.',
  'It was a happy house that day, {n}. Come back for the first anniversary, dinner is on us.',
  'Thank you {n} ji. I have shown it to the cook, who pretended not to care.',
  'Thank you. {s} says hello to the little cousin who danced on the table.',
  'We remember your wedding for the singing. Thank you, {n}.',
  'Thank you for writing, {n}. You were easy people to look after.',
  'Thank you {n}. It helps that your family was on time, which we did not expect and will not forget.',
];

export const ANSWERS_MIXED = [
  'Thank you, {n}. You are right about that and we have put it on the list for June.',
  'Thank you for telling us plainly. We have two more people on the floor since {m}.',
  'Fair points, {n}. We have begun with the first.',
  'You are right and we have changed it. Please let us prove it next time, {n}.',
  'Noted with thanks, {n}. We would rather hear it than not.',
];

export const ANSWERS_BAD = [
  'We are sorry, {n}. I have returned the amount in question today and would like to call you myself.',
  'This should not have happened. The person responsible no longer handles bookings. Please write to me directly.',
  'Dear {n}, I have no excuse and will not invent one. Please call me on the office number.',
  'We have gone through the evening with the staff, {n}. You were right, and your deposit has been sent in full.',
  'Our record of that day differs, but you went home unhappy and that is our failure. Please allow us to talk.',
];
