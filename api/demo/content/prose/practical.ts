import { number } from '../random.js';
import type { Facts, Line } from '../venue-types.js';

const outdoor = (f: Facts): boolean => f.fallback !== 'indoors';
const under = (kind: Facts['fallback']) => (f: Facts) => f.fallback === kind;

/** What happens when it rains (or blows, or freezes). The first question of every sensible visit. */
export const WEATHER: Line[] = [
  {
    if: under('indoors'),
    text: `Everything is under a roof, so rain changes only the baraat, and for that there is a porch.`,
  },
  {
    if: under('indoors'),
    text: `It is indoors from the car to the stage; in July they put coir along the ramp and hand out towels.`,
  },
  {
    if: under('indoors'),
    text: `Rain is no matter inside. The lane floods for an hour after a real storm, and they telephone the drivers when it has gone down.`,
  },
  {
    if: under('indoors'),
    text: `In the monsoon the dhol plays in the foyer and the shoes stay in the porch; nothing else changes.`,
  },
  {
    if: under('indoors'),
    text: (f) =>
      `Monsoon dates cost about a fifth less and lose nothing but the fireworks, which ${f.name} does not allow anyway.`,
  },
  {
    if: under('hall'),
    text: (f) =>
      `If it rains there is a hall for ${number(f.covered)} on the same ground, kept empty on your date and not sold to anyone else.`,
  },
  {
    if: under('hall'),
    text: (f) =>
      `The rain plan is a hall for ${number(f.covered)}. The decision is made at two in the afternoon, with you, by looking at the sky and at the radar.`,
  },
  {
    if: under('hall'),
    text: (f) =>
      `The wet-weather hall takes ${number(f.covered)}, which is fewer than the lawn; from June to September they will not book you for more than that.`,
  },
  {
    if: under('hall'),
    text: (f) =>
      `Rain moves the ceremony into the hall (${number(f.covered)} seats) in forty minutes. They have a list of who carries what.`,
  },
  {
    if: under('hall'),
    text: (f) =>
      `There is a proper indoor hall for ${number(f.covered)}, and decorators are asked to make everything so that it can be lifted in.`,
  },
  {
    if: under('verandah'),
    text: (f) =>
      `In rain the mandap goes under the east verandah and ${number(f.covered)} people stay dry. The others get umbrellas and, so far, have laughed.`,
  },
  {
    if: under('verandah'),
    text: (f) =>
      `Covered verandahs on two sides take ${number(f.covered)}. In July the ceremony is planned for them from the start, and looks well there.`,
  },
  {
    if: under('verandah'),
    text: (f) =>
      `The arcade holds ${number(f.covered)} if it rains. A canvas is kept rolled along the roof and can be drawn across the open part in ten minutes.`,
  },
  {
    if: under('tent'),
    text: (f) =>
      `There is no hall. From June to September it is let only with a waterproof German hangar for ${number(f.covered)}, whose rent is in the quote.`,
  },
  {
    if: under('tent'),
    text: (f) =>
      `Rain cover is a tent for ${number(f.covered)} on a raised floor, ordered by you or not at all by the Monday before.`,
  },
  {
    if: under('tent'),
    text: `It closes from mid-June to mid-September, because the owners have seen what happens and would rather not be paid for it.`,
  },
  {
    if: outdoor,
    text: (f) =>
      `For winter nights there are ${12 + (f.max % 17)} gas heaters and a wall of dry wood; for rain, cover for ${number(f.covered)}.`,
  },
  {
    if: outdoor,
    text: (f) =>
      `${number(f.covered)} can be kept dry. Ask ${f.staff} to show you how, on the first visit; it takes ten minutes and is worth the whole trip.`,
  },
];

/** When and where music is allowed. */
export const SOUND: Line[] = [
  {
    if: (f) => outdoor(f) && f.lateMusic,
    text: `Outdoor music stops at ten by law; after that the party moves into a closed hall, where it may go on.`,
  },
  {
    if: (f) => outdoor(f) && f.lateMusic,
    text: `The speakers outside go off at ten. Inside there is a room with double doors, and dancing until one.`,
  },
  {
    if: (f) => outdoor(f) && !f.lateMusic,
    text: `Music ends at ten and they mean it: the switch is in the office, and so is the owner.`,
  },
  {
    if: (f) => outdoor(f) && !f.lateMusic,
    text: `Ten o'clock is the limit for loudspeakers. Dholak and voices may continue, and generally do.`,
  },
  {
    if: (f) => outdoor(f) && !f.lateMusic,
    text: `After ten there is no amplified sound, so plan the sangeet for six and the tears for nine.`,
  },
  {
    if: (f) => !outdoor(f) && f.lateMusic,
    text: `The hall is lined for sound, and the music may run to one o'clock with the doors shut.`,
  },
  {
    if: (f) => !outdoor(f) && f.lateMusic,
    text: `DJs may play late. A limiter in the rack holds them at a level the neighbours agreed to.`,
  },
  {
    if: (f) => !outdoor(f) && !f.lateMusic,
    text: `There are flats next door, so the sound comes down at ten and goes off at half past.`,
  },
  {
    if: (f) => !outdoor(f) && !f.lateMusic,
    text: `It is a quiet street: a nadaswaram or a shehnai at any hour, a DJ until ten.`,
  },
];

/** Drink, outside food, decorators: what is allowed. */
export const MANNERS: Line[] = [
  {
    if: (f) => f.alcohol,
    text: `Drinks may be served with a day licence, which the office applies for if it has ten days and both signatures.`,
  },
  {
    if: (f) => f.alcohol,
    text: `The bar is yours to stock. Corkage is a fixed sum for the evening, not by the bottle.`,
  },
  {
    if: (f) => f.alcohol,
    text: `Alcohol is allowed in its own area, out of sight of the mandap, which suits nearly everybody.`,
  },
  {
    if: (f) => !f.alcohol,
    text: `No alcohol, no smoking at the mandap, no paper blowers; the first rule is the family's and the third the sweeper's.`,
  },
  { if: (f) => !f.alcohol, text: `It is dry, and the guards at the gate are polite about car boots.` },
  {
    if: (f) => !f.alcohol,
    text: `Alcohol is not served. Nobody has ever left early because of it, the owners say, though a few have arrived late.`,
  },
  {
    if: (f) => f.outsideFood && f.ownKitchen,
    text: `Your own halwai is welcome for sweets and live counters; the main meal comes from the house.`,
  },
  {
    if: (f) => f.outsideFood && !f.ownKitchen,
    text: `Outside caterers are the rule here, and they are asked to leave the yard as they found it.`,
  },
  {
    if: (f) => !f.outsideFood,
    text: `Food from outside stops at the gate, wedding cakes and the pandit's own prasad excepted.`,
  },
  {
    if: (f) => f.decor,
    text: `Their own decorators do most weddings; an outside team pays a deposit and gets it back with thanks if the walls are clean.`,
  },
  {
    if: (f) => !f.decor,
    text: `Bring any decorator you like. They may come in from six in the morning and must be out by six the next.`,
  },
];

export const PARKING: Line[] = [
  {
    if: (f) => f.valet,
    text: (f) =>
      `Parking for ${f.cars} cars with valets, who give a numbered card and not a torn bus ticket.`,
  },
  {
    if: (f) => f.valet,
    text: (f) =>
      `Valets take the cars to a guarded ground for ${f.cars}, two minutes away; getting one back takes ten at midnight.`,
  },
  {
    if: (f) => f.valet,
    text: (f) => `${f.cars} cars fit inside the gate and the valets are the house's own.`,
  },
  {
    if: (f) => !f.valet && f.cars >= 150,
    text: (f) => `There is open parking for ${f.cars} cars on hard ground, and space for six buses.`,
  },
  {
    if: (f) => !f.valet && f.cars >= 150,
    text: (f) => `Cars, ${f.cars} of them, park themselves on a levelled field with lights and two guards.`,
  },
  {
    if: (f) => !f.valet && f.cars >= 150,
    text: (f) =>
      `Parking is the easy part: ${f.cars} places and a second exit for those who leave before dinner.`,
  },
  {
    if: (f) => !f.valet && f.cars < 150 && f.cars >= 50,
    text: (f) =>
      `${f.cars} cars fit inside; the rest use the road, legally on Sundays and by arrangement otherwise.`,
  },
  {
    if: (f) => !f.valet && f.cars < 150 && f.cars >= 50,
    text: (f) => `It has ${f.cars} parking places, so fill the cars before you fill the guest list.`,
  },
  {
    if: (f) => !f.valet && f.cars < 150 && f.cars >= 50,
    text: (f) => `Parking for ${f.cars} is at the back, one way in and one way out, with a man at each end.`,
  },
  {
    if: (f) => f.cars < 50,
    text: (f) =>
      `There is room for ${f.cars} cars only. They run a shuttle from a paid ground nearby and will print that on your card.`,
  },
  {
    if: (f) => f.cars < 50,
    text: (f) =>
      `The lane does not take cars. ${f.cars} can be left at the corner; guests walk two minutes, behind the band if they time it well.`,
  },
  {
    if: (f) => f.cars < 50,
    text: (f) => `Tell people to come by auto: parking stops at ${f.cars}, and those are for grandparents.`,
  },
];

const minutes = (f: Facts): number =>
  Math.max(5, Math.round((f.stationKm * (f.stationKm > 15 ? 2 : 3)) / 5) * 5);

export const STATION: Line[] = [
  (f) => `${f.station} is ${f.stationKm} km away, about ${minutes(f)} minutes in the evening.`,
  (f) => `From ${f.station} it is ${f.stationKm} km, and every auto driver there knows the name.`,
  (f) =>
    `Guests who come by train have ${f.stationKm} km from ${f.station}; a minibus can be booked with the hall.`,
  (f) => `It lies ${f.stationKm} km from ${f.station}, in ${f.locality}.`,
  (f) => `The nearest railhead is ${f.station}, ${f.stationKm} km by a road that carries buses.`,
  (f) => `Allow ${minutes(f)} minutes from ${f.station}, and ${minutes(f) + 20} on a big muhurat day.`,
];

export const REACH: Line[] = [
  (f) =>
    `${f.stationKm} km from ${f.station}, about ${minutes(f)} minutes by car. Turn off ${f.street} at the petrol pump; the gate is on the left with a brass board. From ${f.airport} ask the driver for ${f.locality}.`,
  (f) =>
    `By train: get down at ${f.station} and take a prepaid auto to ${f.locality} (${f.stationKm} km). By air: from ${f.airport} a taxi is best. Cars: use ${f.street}, as the back lane is one-way after 5 pm.`,
  (f) =>
    `On ${f.street}, ${f.locality}. ${f.station} is ${f.stationKm} km. City buses stop 200 m before the gate until 10 pm. Taxis from ${f.airport} should be told ${f.locality} first and the name second.`,
  (f) =>
    `${f.locality} is ${f.stationKm} km from ${f.station}. Please share the map pin we send you, the one most phones find by themselves leads to the kitchen gate.`,
  (f) =>
    `From ${f.station}: ${minutes(f)} to ${minutes(f) + 15} min. Buses above 35 seats can come up to the main gate on ${f.street}. Pick-ups from the station and from ${f.airport} can be arranged at cost.`,
  (f) =>
    `Landmark: the water tower at the end of ${f.street}. Station ${f.stationKm} km (${f.station}). Autos ask for a fixed fare on wedding nights, the guard will tell you the right one.`,
];

/** Sentences of an owner's policies; each venue combines several. */
export const POLICY_BOOKING: Line[] = [
  {
    if: (f) => !f.refund,
    text: `40% of the package books the date and the rest is paid on the day of the event. Bookings are not cancelled, but you may move to another free date at no extra charge.`,
  },
  {
    if: (f) => !f.refund,
    text: `Pay 40% to book. The date can be changed free of charge if the new one is open. There is no refund on cancellation.`,
  },
  {
    if: (f) => !f.refund,
    text: `We take 40% in advance and give a stamped receipt. Non-cancellable; one change of date is free and we have always found a second one too.`,
  },
  {
    if: (f) => f.refund,
    text: `40% in advance. If you cancel up to 24 hours before the function you get all of it back; after that we have cooked, and it stays.`,
  },
  {
    if: (f) => f.refund,
    text: `Pay 40% to book. Full refund up to 24 hours before the event, by bank transfer within seven working days.`,
  },
];

export const POLICY_HOURS: Line[] = [
  `Half day is four hours and full day eight. Extra hours are charged by the hour and agreed before, not after.`,
  `Possession from 8 am to 1 am. The decor team may enter at 6 am if no function was held the night before.`,
  `Two slots: 7 am to 3 pm and 5 pm to midnight. Both can be taken together at a lower rate.`,
  `The hall is yours from noon to noon. Please plan the vidaai before 9 am, as cleaning begins then.`,
  `Morning functions finish by 3 pm, evening functions by midnight. The lights go down once as a hint and then up.`,
];

export const POLICY_SOUND: Line[] = [
  {
    if: (f) => outdoor(f),
    text: `No loudspeakers outdoors after 10 pm. The police permission for the band is the family's to get; we give the letter for it.`,
  },
  {
    if: (f) => f.lateMusic,
    text: `DJ indoors until 1 am with doors closed. The sound limiter is not to be touched.`,
  },
  {
    if: (f) => !f.lateMusic,
    text: `Amplified music until 10 pm only. Licence for recorded music is to be shown three days before.`,
  },
  `Baraat music stops at our gate, dhol may come in. No trucks with speakers.`,
];

export const POLICY_DRINK: Line[] = [
  {
    if: (f) => f.alcohol,
    text: `Alcohol with a one-day licence in the name of the host. No service to anyone under the legal age, and the bar closes half an hour before the music.`,
  },
  {
    if: (f) => f.alcohol,
    text: `Hard drinks in the bar area only. Please bring the excise permit in original.`,
  },
  {
    if: (f) => !f.alcohol,
    text: `Alcohol and non-veg from outside are not allowed on the premises. Kindly inform your guests and drivers.`,
  },
  {
    if: (f) => !f.alcohol && f.vegOnly,
    text: `Pure vegetarian premises. No alcohol, no eggs in the cake please.`,
  },
];

export const POLICY_CARE: Line[] = [
  `No nails, tape or paint on walls. Cold pyros and paper blowers only outside; no sky lanterns.`,
  `A refundable deposit of ₹25,000 covers breakage. It is settled the same night with both families present.`,
  `Outside decorators leave a deposit of ₹15,000 and clear everything within six hours of the function.`,
  `Havan is welcome in the marked place. Please do not light fires on the grass.`,
  `Children near water and steps are the responsibility of their parents; we keep two guards there all the same.`,
  `Pets by arrangement, horses by the side gate, elephants not at all.`,
  `Extra plates over the guaranteed count are charged at the same rate, never higher.`,
  `GST extra as applicable. Electricity and generator diesel are included unless your lighting load is above 40 kW.`,
];

const hallsOf = (f: Facts): string =>
  f.halls > 1 ? `${f.halls} halls, the largest for ${number(f.max)}` : `one hall for ${number(f.max)}`;

/** Short notes, as owners list them. Each venue combines several in featuresOfVenue. */
export const FEATURES: Line[] = [
  { if: (f) => f.fallback === 'indoors', text: hallsOf },
  {
    if: (f) => f.fallback === 'hall',
    text: (f) => `lawn for ${number(f.max)} and hall for ${number(f.covered)}`,
  },
  {
    if: (f) => f.fallback === 'verandah',
    text: (f) => `open space for ${number(f.max)}, covered for ${number(f.covered)}`,
  },
  { if: (f) => f.rooms > 0, text: (f) => `${f.rooms} rooms with attached bath` },
  (f) => `generator ${f.generatorKva} kVA, full load`,
  (f) => `parking for ${f.cars} cars`,
  { if: (f) => f.ac, text: `full air conditioning` },
  { if: (f) => f.valet, text: `own valets` },
  { if: (f) => f.pool, text: `swimming pool, closed during ceremonies` },
  { if: (f) => f.decor, text: `in-house decorator` },
  `two green rooms with mirrors`,
  `ramp at the main door`,
  `CCTV at gates and stores`,
  `RO drinking water`,
  { if: (f) => f.family === 'hotel' || f.halls > 1, text: `passenger lift and goods lift` },
  { if: (f) => f.ownKitchen, text: `own kitchen, tasting for six free` },
  { if: (f) => !f.ownKitchen, text: `kitchen yard with gas points and vessels` },
  `fixed stage 24 x 16 ft`,
  `separate room for the pandit and samagri`,
];
