import type { Region } from '../regions.js';
import { reviewLines } from './review-lines.js';

/**
 * More good words, with wider slots: {d} is a dish of the region, {r} a relative (with 'my'), {k} a
 * small number in words. A slot makes one sentence into dozens.
 */
export const MORE_GOOD = reviewLines(`
The {d} alone was worth the train ticket.
I went back for {d} {k} times and was recognised by the third.
Everybody will tell you about the flowers; I will tell you about the {d}.
{r} asked the cook for his {d} recipe and got a smile.
The {d} came to the table hot, and then more of it came.
{r}, who approves of nothing, had seconds of the {d}.
They had put {d} on the small menu and it was the right decision.
The cook came out to ask if the {d} was as we had wanted it. It was.
{r} needed a chair near the fire and had one before anyone asked.
{r} lost a hearing aid and three waiters found it.
{s} sat with {r} through the loud part of the evening.
{r} was given tea every half hour and was happy for once.
{s} knew all our names by the second visit.
{s} talked us out of two things that we did not need. Who does that?
We changed the date once, the menu {k} times and the seating daily, and {s} only ever said "noted".
{s} handled the band, the police permission and {r}, in rising order of difficulty.
Paid the advance, got a paper, and not one rupee moved after that.
There were {k} items we had forgotten, from safety pins to kumkum, and they had them all.
The quotation had one page. Everything on it was true.
We had asked for {k} extra tables and they were there before the decorator.
{k} of our guests were vegetarian of the strict kind and were taken into the kitchen to see for themselves.
They kept the noise of the kitchen away from the mantras.
The lighting was warm, the fans were quiet, the mike worked. It sounds little. It is everything.
A waiter noticed that {r} cannot see well and brought the plate to the table all evening.
They had a plan for the shoes, which turned out to be the most important plan.
We were done on time because {s} started on time.
Our muhurat was at an awkward hour and nobody yawned in front of us.
The security man knew whom to let in and how to say no to the others.
We were told what would go wrong and it was only {k} things, all small.
{r} says it is the first wedding in years where the plates were warm.
They gave us a table in the shade for signing the register.
The mehendi artists got cushions, light and lunch.
Cold water for the baraat at the gate, before anything else.
The band was fed, and played better after that.
{s} telephoned the next morning to ask if everyone had reached home.
The place smelt of mogra and not of phenyl.
Our photographer got his ladder, his power and his dinner.
No pushing of extras. I kept waiting for it and it never came.
There is one man whose only work is ice. Sensible.
{r} had been against the place and has since recommended it to her kitty party.
Everything was put back so well that {s} invited us to look at it in the morning.
They keep a spare dhoti, a spare tie and a spare pandit's number.
The count of plates was honest. Ours was lower than we had guaranteed and they told us so themselves.
[open] {r} sat under the big tree from four o'clock and would not be moved.
[open] Lamps along every path, so nobody walked by the light of a phone.
[open] They had swept, sprinkled and smoked the place by five, and we saw no insects.
[open] The lawn looks larger at night than in the pictures, which never happens.
[indoor] It is a real hall with real doors that shut; you could hear every word of the vidaai.
[indoor] The stage was at the right height, so {r} could climb it and the cameras could see past her.
[indoor] Plug points everywhere. Our DJ nearly wept.
[old] {r} was born in a house like this and went round it touching the doors.
[old] The steps have rails now, and {k} boys stand there to help.
[old] Nothing was draped or hidden; they let the old walls be old.
[water] Lamps were set floating at eight, {k} for each of our grandparents.
[water] They had a guard by the water for the children the whole evening.
[sea] The crew took the chairs off the sand before the tide, quietly, while we were eating.
[sea] Salt wind and all, the {d} was still hot.
[roof] {r} came up in the lift like a queen.
[roof] Kites in the afternoon, lights at night, and dinner between them.
[rooms] {r} had forgotten her medicine and the night desk had it by eleven.
[rooms] Towels for forty, ironing for twenty, and nobody was told to come back later.
[plain] They charge for what you use and give it to you on a slip.
[plain] A hall for people who would rather spend on the food.
[big] The crowd moved. That is a science and they know it.
[big] {k} counters of the same menu, which is the only way to feed so many.
`);

export const MORE_CONTEXTS = reviewLines(`
{r} was married here in the eighties and we came back for the same court.
My cousin's wedding, {g} guests, in {m}.
We shifted the whole function here from another city.
Mehendi and sangeet for {g}, all women until eight.
A court marriage in the morning and lunch for {g} here.
Reception after a wedding abroad.
Both of us work elsewhere, so {r} did all the visits.
Second visit as guests, in {m} this time.
We had {g} for the wedding and twice that for the reception.
Ring ceremony, {c} people, a Sunday noon.
{r}'s seventy-fifth birthday, {c} guests.
Seven functions in three days, two of them here.
My colleague's wedding in {m}.
I handle weddings for a living and this is about the place, not the family.
Shaadi of my best friend, for whom I carried {k} suitcases.
`);

export const MORE_GRUMBLES = reviewLines(`
The {d} was the star and ran out first.
{r} found the chairs too low.
The {d} had too little salt, says {r}. I thought it fine.
{s} is excellent, but there is only one of {s}.
They could do with {k} more fans near the buffet.
The path to the washroom needs a lamp.
The menu cards had another family's name, to great amusement.
The rose water went on the guests as well as on the groom.
The paan man left at ten.
The speeches echoed, so nobody knows what {r} promised.
We had asked for {k} high chairs and got one.
The second counter of {d} opened late.
It took {t} minutes to find the man with the keys.
Plates were stacked behind the stage, in all the photographs.
Charge for the extra hour is steep, so watch the clock.
`);

/** Dishes a guest would single out, vegetarian in every region so that they fit every kitchen. */
export const DISHES: Record<Region, string[]> = {
  rajasthan: [
    'dal baati',
    'ker sangri',
    'gatte ki sabzi',
    'malai ghevar',
    'bajra khichdi',
    'mirchi vada',
    'moong dal halwa',
  ],
  delhi: [
    'dal makhani',
    'aloo tikki',
    'paneer tikka',
    'gajar halwa',
    'papdi chaat',
    'jalebi with rabri',
    'daulat ki chaat',
  ],
  mumbai: ['pav bhaji', 'sev puri', 'batata vada', 'kaju katli', 'masala dosa', 'shrikhand', 'misal'],
  goa: [
    'khatkhate',
    'mushroom xacuti',
    'bebinca',
    'alsande tonak',
    'serradura',
    'poi with butter',
    'solkadhi',
  ],
  awadh: [
    'tamatar chaat',
    'navratan korma',
    'basket chaat',
    'malaiyo',
    'kathal biryani',
    'shahi tukda',
    'bedmi and aloo',
  ],
  punjab: [
    'dal makhani',
    'kulcha chole',
    'sarson da saag',
    'paneer pakora',
    'gajrela',
    'malai lassi',
    'pinni',
  ],
  hills: [
    'aloo ke gutke',
    'jhangora kheer',
    'kafuli',
    'bal mithai',
    'arbi pakora',
    'hot gulab jamun',
    'mandua roti',
  ],
  gujarat: ['undhiyu', 'khandvi', 'aamras', 'dal dhokli', 'surti locho', 'mohanthal', 'handvo'],
  maharashtra: [
    'masale bhaat',
    'puran poli',
    'alu vadi',
    'mattha',
    'bharli vangi',
    'orange barfi',
    'kothimbir vadi',
  ],
  central: [
    'dal bafla',
    'bhutte ka kees',
    'garadu',
    'mawa bati',
    'khopra patties',
    'sabudana khichdi',
    'jalebi',
  ],
  tamil: [
    'rasam',
    'akkaravadisal',
    'vatha kuzhambu',
    'medu vadai',
    'filter coffee',
    'elaneer payasam',
    'keerai masiyal',
  ],
  kerala: [
    'ada pradhaman',
    'avial',
    'olan',
    'kurukku kalan',
    'palada payasam',
    'puliyinchi',
    'appam and stew',
  ],
  karnataka: [
    'holige',
    'bisi bele bath',
    'kosambari',
    'majjige huli',
    'Mysore pak',
    'khara bath',
    'obbattu saaru',
  ],
  deccan: [
    'bagara baingan',
    'mirchi ka salan',
    'double ka meetha',
    'pulihora',
    'gongura pachadi',
    'qubani ka meetha',
    'pesarattu',
  ],
  bengal: [
    'dhokar dalna',
    'radhaballavi',
    'chhanar dalna',
    'nolen gur sandesh',
    'mishti doi',
    'luchi and aloor dom',
    'chutney with papad',
  ],
};

export const RELATIVES = [
  'my grandmother',
  'my grandfather',
  'my father-in-law',
  'my mother-in-law',
  'my eldest uncle',
  'my aunt from Kanpur',
  'my bua',
  'my mami',
  'my nani',
  'my chacha',
  'our family doctor',
  'our neighbour',
  'my mother',
  'my sister-in-law',
  'my great-aunt',
];

/** Answers that only make sense when the review mentioned the matter. */
export const ANSWERS_TO: (readonly [RegExp, string])[] = [
  [
    /Nowhere to park|Parking is|lane was full|fifty cars/i,
    'You are right about the parking, {n}. We have taken a second ground on rent from this season.',
  ],
  [
    /mosquito|insect/i,
    'The hedge has been cut back and there are four more fans on it now, {n}. Sorry about the mosquitoes.',
  ],
  [/coffee was/i, 'Sorry about the coffee, {n}. There are two urns now and a man for each.'],
  [
    /lift (is slow|stopped)|one lift/i,
    'The lift has been serviced and there is an operator on wedding nights, {n}. Thank you for telling us.',
  ],
  [
    /generator failed|lights on half/i,
    'A second generator stands ready now, {n}. We are sorry for those minutes.',
  ],
  [
    /no hot water|sheets|rooms were not/i,
    'The boiler has been replaced and the rooms are checked at ten that morning, {n}. You were right to write.',
  ],
  [
    /final bill|did not mention|charged apart|steep/i,
    'The quotation now has every line on one page, {n}. We have refunded what should have been mentioned.',
  ],
  [
    /lukewarm|were slow|minutes late|opened late/i,
    'Two more people in the kitchen since {m}, {n}. The delay that night was ours.',
  ],
  [
    /drizzl|tarpaulin/i,
    'There is a written rain plan now, {n}, and somebody whose name is on it. Thank you.',
  ],
  [
    /music had to|sound limit is/i,
    'The sound timings are printed on the quotation now, {n}, as they should have been.',
  ],
  [/boat/i, 'The boatman has asked for a copy of this, {n}. Thank you from all of us on the water side.'],
  [
    /grandmother|grandfather|nani/i,
    'Please give our respects to the elders, {n}. The chair is kept for them.',
  ],
  [
    /cook|dish|recipe|helping|seconds/i,
    'I have read this out in the kitchen, {n}. The cook pretended not to care.',
  ],
  [/flower|marigold|decor/i, 'The flowers are from the same grower, {n}, and he says thank you. So do we.'],
  [/children|cousin/i, 'The children are welcome any time, {n}. They ate better than the grown-ups.'],
];

export const MORE_ANSWERS_GOOD = [
  'Thank you, {n}. This is pinned up by the time clock.',
  'We are grateful, {n}. Blessings to the couple from everyone here.',
  'Thank you for taking the trouble to write, {n}.',
  'A pleasure from beginning to end, {n}. Your list of instructions is now our list.',
  'Thank you, {n}. {s} has been told and is unbearable.',
  'Shukriya, {n}. Good guests make a good evening.',
  'Thank you, {n}. Please send us one picture for the wall.',
  'It was our privilege. Do visit when you are in the city, {n}; tea is always on.',
];
