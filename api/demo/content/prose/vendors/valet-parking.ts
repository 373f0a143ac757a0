import { names, sentences, type Trade } from './trade.js';

export const VALET_PARKING: Trade = {
  names: names(
    '{w} Valet, {s} Valet & Traffic, {w} Parking Crew, Key & {w}, {f} Valet Service, {w} Porch, The {w} Drivers, {s} Parking Management, Gaadi by {f}, {w} Kerb',
  ),
  openings: sentences(`
    Two hundred cars in, and out again, in under an hour.
    Drivers with licences, tests and clean white shirts.
    Numbered keys, photographed cars, and no arguments at midnight.
    A parking crew that finds ground where {l} has none.
    Traffic men for the road, valets for the porch, one radio for both.
    Old cars, big cars and the uncle's new car, all driven at ten an hour.
    Insured from the porch to the porch.
    {f} ran the parking of a cinema for years; weddings are gentler.
    Buses, tempo travellers and the groom's mare: a place for each.
    Your car called by phone, so nobody waits in the cold.
    Small lanes in old cities are what this crew knows best.
    Women valets for guests who would rather.
    A parking plan on paper comes with the first quotation.
    Shuttles from the far ground to the gate, every four minutes.
    Golf carts for elders, umbrellas for everybody.
    Automatic, electric, left-hand drive: somebody here can.
    The baraat gets through, the cars stay out. It takes eight men.
    Keys hang in a steel box with two locks.
    Valet for home functions, with neighbours spoken to beforehand.
    The last guests are driven home if they should not drive.
  `),
  details: sentences(`
    Each car is photographed on four sides before a hand touches it.
    A slip with a number and a phone goes to the guest, its twin on the key.
    Nobody smokes, eats or plays the radio in your guests' cars.
    Permission for the roadside is taken from the traffic police.
    Cones, torches, batons and rain capes come along.
    One man does nothing but keep the ambulance lane empty.
    Damage is settled within a week, by our insurance.
    Drivers are tested on slopes, in reverse, with a cup on the bonnet.
    The ground is walked in daylight and soft spots are marked.
    VIP cars stay near, with their drivers fed.
    Cars with little fuel are remembered and their owners warned.
    The porch is kept clear for the bride from ten minutes before.
    Every car is back within six minutes of the call, on most nights.
    CCTV on poles watches the field.
    A supervisor stands at the porch in a black coat and knows the family.
    Cars that stay overnight are listed and guarded.
  `),
  closings: sentences(`
    Price is by crew and by evening of seven hours.
    Insurance papers come with the quotation.
    Count one car for three guests in {c}; we do.
    Dinner for the men, and tea at midnight.
    The site visit in {c} is free.
    No tips are asked for. Some are given.
    More men can be had until the day before.
    Ask the hall what happened last time. Then ask us.
  `),
  offers: [
    ['Four valets, home function', 0.5, 7500],
    ['Eight valets, up to 80 cars', 0.5, 14500],
    ['Fifteen valets, up to 180 cars', 1, 27000],
    ['Full traffic plan with shuttles', 1, 44000],
    ['Two evenings, fifteen valets', 2, 50000],
  ],
  experienceYears: [2, 20],
  eventsPerYear: [60, 140],
  teams: [2, 4],
  owners: 'men',
  pictures: { main: 'hotelFront', also: 'marriageGate golfClub community' },
};
