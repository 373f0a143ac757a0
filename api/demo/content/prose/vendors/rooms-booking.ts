import { names, sentences, type Trade } from './trade.js';

export const ROOMS_BOOKING: Trade = {
  names: names(
    '{w} Rooms, {s} Guest Stays, {w} Room Desk, Atithi Rooms {w}, {f} Travel & Rooms, The {w} Key, {w} Wedding Stays, {s} Homestays, {w} Sarai, Baraati Rooms by {f}',
  ),
  openings: sentences(`
    Sixty rooms in four hotels within ten minutes of your venue, and one person to call.
    Room blocks for weddings in {c}, held for a month without full payment.
    Homestays for cousins, a good hotel for the in-laws, and the list of who sleeps where.
    Clean guest houses near the station, for baraats that come by night train.
    A rooming list that two families can both agree to.
    Whole havelis, villas and farmhouses taken for two nights.
    Budget rooms with hot water, which is all most guests want.
    {f} ran a hotel desk for years and knows which rooms have the noise.
    Dormitories for friends, suites for grandparents.
    Ground-floor rooms for people who cannot climb; there is a list of every one in {c}.
    A help desk in the lobby, from the first arrival to the last.
    Serviced flats for families who want to make their own tea.
    Rooms for the day, to bathe, dress and rest between train and pheras.
    Dharamshalas and ashrams for simple weddings, booked properly.
    Tents with real beds, where there are no rooms at all.
    Group rates got by people who send hotels business all year.
    One bus, one list, one bill for rooms and breakfasts.
    Bridal suites with a bathroom as big as the fuss.
    Rooms for drivers, photographers and the band, who also sleep.
    Foreign guests with forms, adapters and late flights.
  `),
  details: sentences(`
    Each room is looked at, taps and all, by someone from the office in {l}.
    Keys are ready in envelopes with names, so nobody stands in a queue.
    Changes in the list are taken until two days before.
    A kettle, a hair dryer and an iron are seen to in the bride's room.
    Unused rooms are handed back in time, and the money with them.
    Elders are near the lift, children away from the pool.
    Breakfast hours are stretched for the morning after.
    Welcome bags are put in rooms by our people.
    Extra beds come before the guests do.
    Check-in at noon is agreed in writing.
    Night trains are met, with a lamp and a board.
    Rooms of the two families are on two floors, with the cousins between.
    The doctor on call has the list of room numbers.
    Laundry is back by evening, pressed.
    Quiet rooms are kept for those with babies.
    Someone is in the lobby until the last guest has a key.
  `),
  closings: sentences(`
    Prices are for a block of rooms with breakfast.
    Advance is by block, and the balance at check-out.
    A map with all hotels and the venue comes along.
    We take our share from the hotel, not from you.
    Winter weekends need four months.
    GST bills come in the name of your choice.
    One number on the phone, day and night.
    Rooms can be seen with us any weekday.
  `),
  offers: [
    ['Ten rooms, one night', 1, 26000],
    ['Twenty rooms, one night, breakfast', 1, 56000],
    ['Day rooms to dress, six', 0.5, 9500],
    ['Forty rooms, two nights, help desk', 2, 195000],
    ['Whole house, two nights', 2, 145000],
  ],
  experienceYears: [2, 26],
  eventsPerYear: [20, 60],
  teams: [2, 5],
  pictures: { main: 'resort hotelFront', also: 'haveli rooftop train hills golfClub' },
};
