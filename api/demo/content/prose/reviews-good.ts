import { reviewLines } from './review-lines.js';

/**
 * What guests and families liked. {g} is a number of guests, {c} a small one, {m} a month ({w} a cold one, {y} a hot one), {s} somebody on
 * the staff, {h} an hour late in the evening, {t} a number of minutes. Topics are in brackets.
 */
export const GOOD = reviewLines(`
The food for {g} came out hot, and the last table ate the same dinner as the first.
{s} walked us through the rain plan on the first visit, which turned out to be the only visit that mattered.
My grandmother is in a wheelchair and was never once carried; there was a ramp everywhere she wanted to go.
They counted the plates with us and the bill came to exactly what the quote said.
The toilets were clean at midnight. I have been to many weddings and cannot often say that.
{s} noticed before we did that the pandit had no matchbox.
They had told us {t} minutes for changing the stage and it took less.
The tasting was generous, and what we ate there is what came on the day.
Somebody kept a plate for the bride and groom and stood over us until we ate it.
The staff stayed cheerful up to the vidaai and then two of them cried.
We were {g} instead of the number we had promised and nobody made a face.
Power went at {h} and came back before the singer noticed.
When our decorator was late they gave us their own lamps and did not charge for them.
The chairs were clean, the covers were ironed, and all of them matched.
They gave us the day before for mehendi at half rate, which saved the budget.
Every question was answered on the phone by {s}, who seemed to be there day and night.
The green room had a good mirror, a working bolt and a plug beside it.
Breakfast for those who had stayed was poha and real tea, not sachets.
Our photographer asked us to thank the electrician, so here it is.
The sound was clear in the last row and soft by the kitchen, where our elders sat.
They stopped a gate-crasher so politely that he apologised.
The priest said that it was the first fire in a month which had not made him weep.
They told us to take fewer dishes. We took fewer dishes and everybody remembers all of them.
Children were fed at seven without our asking. Blessed people.
Water bottles were on every table and the waiters did not hide.
The advance receipt was proper, stamped, with the terms on the back, and they stuck to them.
They moved our date when my uncle fell ill and charged nothing.
{s} drew the seating plan again at ten at night because an aunt had come after all.
Even the drivers were fed. My father still talks about it.
The floor plan that they sent was to scale, so the decor fitted the first time.
A lost earring was found the next morning and couriered to us in Nagpur.
The ice cream came out when the speeches ended, not during.
Sweets were made in front of us and I had four.
The paneer was soft, the dal was smoky, the rotis kept coming.
The chaat counter had a queue all night and deserved it.
[meat] The mutton was cooked the way my grandfather describes and nobody manages.
[meat] The two kitchens really are separate; my in-laws went to look.
[meat] The biryani was opened at the table and the room went quiet.
[meat] Fish was fresh and the boy serving it knew which bones to warn us of.
[meat] Kebabs off the coals till {h}. I did not see the buffet at all.
[veg] All of it vegetarian, and my meat-eating friends asked who the cook was.
[veg] The Jain counter was properly separate and had as many dishes as the others.
[veg] A vegetarian wedding lunch done without a single boring dish.
[veg] Twenty things on the thali and I finished nineteen.
[veg] No onion, no garlic, and more taste than most places manage with both.
[open] The lawn had been cut that morning and had no mosquitoes, which in {m} is a miracle.
[open] It rained at five; by six the chairs were dry and under cover and the flowers had been moved with them.
[open] Heaters every few feet, so the old people stayed until the end, in {w}.
[open] Real trees with real shade. Our noon ceremony was comfortable.
[open] The baraat had space to dance and the guests had space to avoid it.
[open] The grass was firm enough for heels, which only women will understand.
[open] The mandap faces the right way, so nobody had the sun in their eyes.
[open] Stars, a breeze and a bonfire. The pictures look like a film.
[open] They switched off the outdoor speakers at ten exactly and had told us so in writing; we planned for it.
[indoor] Pouring outside, perfectly dry inside, and towels at the door.
[indoor] The hall stayed cool with {g} people in it, and the pandit did not catch cold.
[indoor] We changed the whole stage between the wedding and the reception in {t} minutes thanks to the goods lift.
[indoor] No pillars, so everyone could see the jaimala.
[indoor] The stage lights were warm and not that blue that makes brides look ill.
[indoor ac] Air conditioning worked. In {y}. With the doors opening all the time.
[hall] Another wedding was on next door and we never heard it.
[hall] The foyer was big enough for the mehendi, so we did not need a second place.
[plain] A plain hall, clean, honest, a third of the price of the others on our list.
[plain] The trust people are strict and fair. Everything is written on a board and that is what you pay.
[plain] Our own cook used the kitchen and said the vessels shone.
[plain] Leaf lunch in four sittings, each on time to the minute.
[plain] The dais is lovely old wood and needed almost no decoration.
[old] The courtyard carries sound so well that we did the vows without a microphone.
[old] You feel you are in somebody's house, because you are. They came down to bless us.
[old] Lamps in all the niches at dusk. My mother stopped giving instructions for a full minute.
[old] They would not let our decorator put in one nail and they were right.
[old] The gallery upstairs is where all the aunts want to be. Send them up early.
[water] My sister came by boat at six with the sun behind her. Nobody has talked of anything else since.
[water] The boatman checked the wind three times and then told us yes.
[water] The evening light on the water did all our decoration for us.
[sea] The tide table was in the folder they gave us and the ceremony ended with an hour to spare.
[sea] They put boards down on the sand so that my grandfather could reach the mandap.
[sea] The windbreak makes all the difference; candles stayed lit.
[sea] Sunset just behind the fire. I am not a romantic person and I had to sit down.
[roof] The lift is quick and somebody held it for the elders all evening.
[roof] A view over the whole city and a parapet high enough for my nephews.
[roof] A shower came, we moved under the glass, the party went on. It took two minutes.
[roof] Small, warm, everyone could hear everyone. Exactly what we wanted.
[rooms] The rooms were ready at noon, as promised, with a list of names at the desk.
[rooms] Hot water in every room at five in the morning, with forty people getting ready.
[rooms] They put both families on separate floors and the cousins in between, which was wise.
[rooms] The rooms are simple and spotless, and the corridor had a tea table all night.
[rooms] Late checkout for the grandparents without a word about money.
[valet] Two hundred cars and I waited six minutes for mine.
[valet] The valets gave numbered cards and remembered us anyway.
[bar] The bar was kept to one side, as we had asked, and closed when they said.
[bar] They got the licence for us and explained what it allowed.
[late] Dancing indoors until one with the doors shut and no trouble with anybody.
[late] The DJ room really is soundproof. We stood outside and checked.
[decor] The in-house decorators listened. We said marigold and no thermocol, and that is what we got.
[decor] Their own flowers were fresher than what our cousin paid double for.
[big] With {g} people I expected chaos and found queues of six.
[big] Three buffet lines opened when the crowd came and closed again when it went. Someone was watching.
[big] Parking for the whole baraat and the buses too.
`);

/** The author's occasion. */
export const CONTEXTS = reviewLines(`
My brother's wedding in {m}, about {g} guests.
We had the sangeet and the wedding here on two days.
Reception for {g}.
I was a guest, from the groom's side.
Our daughter's wedding, with {g} people from four cities.
We were married here in {m}.
Engagement lunch, {c} guests, mostly relatives.
My parents' fiftieth anniversary.
I planned this for my sister from abroad and saw the place for the first time two days before.
Came for a friend's mehendi and stayed for everything.
Haldi in the morning, pheras in the evening, same place.
A wedding of {g}, no more and no fewer.
Our third visit as guests and the first time we paid.
We booked eleven months ahead.
We booked with nineteen days to go, after another venue let us down.
Two families, two languages, one hall.
It was a morning wedding in {m}.
A late-evening muhurat, {h}, in {m}.
My son's wedding, {g} on our list and more on theirs.
Bride's cousin here, in charge of everything nobody else wanted.
Nikah in the afternoon and walima the next day.
We saw fourteen places before this one.
First wedding in our family in twenty years, so everybody came.
An inter-state wedding, half the guests by train.
Naming ceremony for our twins, {c} people.
`);

export const GOOD_CLOSERS = reviewLines(`
Would book again.
We have already sent two cousins there.
Ask for {s}.
Worth the drive.
Go and see it in the evening, that is when it makes sense.
My mother-in-law approved, and I have nothing to add to that.
Five stars and a half.
Thank you to the whole team.
Take the smaller menu, they are right about it.
Not cheap, but you can see where it went.
Fair price for what you get.
Book early, the good dates go by March.
I would change nothing except my own shoes.
If you have elders to think of, look no further.
We slept well the night before, which says it.
`);
