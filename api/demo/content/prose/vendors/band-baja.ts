import { names, sentences, type Trade } from './trade.js';

export const BAND_BAJA: Trade = {
  names: names(
    '{w} Brass Band, {s} Band, New {w} Band, {w} Baja Company, {f} Master & Party, {s} Brothers Brass, {w} Baraat Band, Shri {w} Band, {w} Musical Band, Royal {w} Band',
  ),
  openings: sentences(`
    Eighteen men in red, and a trumpet that can be heard two streets ahead.
    A brass band from {l} that keeps in tune while walking uphill.
    Old film songs for the elders, new ones for the last two hundred metres.
    Band, lamps and a white mare from one telephone number.
    Uniforms pressed, shoes black, and a master with a whistle.
    {f} Master conducts walking backwards and has not fallen since the first year.
    Shehnai at the gate, brass on the road.
    Twelve players for narrow lanes, thirty for wide roads.
    A band that stops for hospitals without being told.
    Baraats at a steady pace: one kilometre in fifty minutes, aunts included.
    The saxophone player is the reason most people ring.
    Light boards on batteries, so no generator growls behind the groom.
    Clarinets before drums: a band for people who listen.
    A procession band with ghodi, buggy, umbrella and torches.
    Morning baraats are taken gladly, which few bands say.
    Three generations in one row, and the youngest plays the cymbals.
    Sehra songs sung by a man on the cart, words and all.
    They know when to be loud, and where the hospital is.
    A band for the vidaai too, which is played softly and in tune.
    Fireworks never; confetti of rose petals, as much as you like.
  `),
  details: sentences(`
    Police permission for the route is applied for by the band's own clerk.
    The list of songs is agreed beforehand, with three left free for your uncles.
    Players are the same men each time, not hired at the corner that evening.
    A man with a flag walks behind the last guest and holds the traffic.
    The mare is young, calm and used to noise, and has her own attendant.
    Loudspeakers on the cart are turned outward and off at ten.
    Rehearsals are on Tuesdays in {l}, and anyone may stand and listen.
    A battery cart carries the lamps, so nobody trips over a cable.
    They start when the groom is ready and are never the reason for a delay.
    Requests may be shouted; about two hundred songs are known by heart.
    Water boys walk with the band and also with your guests.
    The milni is played with one shehnai, so that the names can be heard.
    Buggies have cushions, a step, and brakes.
    Coins thrown over the groom are left for the children.
    An umbrella with lights is carried over the groom, dry batteries inside.
    Uniforms can be had in red, cream or blue.
  `),
  closings: sentences(`
    The price is for two hours on the road; each further half hour is agreed before.
    An advance of 40 % fixes the date and the number of men.
    Tips are for the players, and not expected before the gate.
    Dinner for the band, please; they play better after it.
    Rain moves the baraat under cover and costs nothing.
    Come to a wedding near {l} and walk with us for a hundred metres.
    The lane is looked at beforehand, on foot.
    The master's number is given, and he picks up.
  `),
  offers: [
    ['Twelve players, one hour', 0.5, 16000],
    ['Eighteen players, baraat', 0.5, 26000],
    ['Baraat with light boards and ghodi', 1, 42000],
    ['Thirty players, buggy and torches', 1, 68000],
    ['Baraat and vidaai', 1, 52000],
  ],
  experienceYears: [5, 40],
  eventsPerYear: [40, 95],
  teams: [1, 3],
  owners: 'men',
  notIn: ['Chennai', 'Kochi'],
  pictures: { main: 'baraat', also: 'dholPlayers palanquin marriageGate hotelFront' },
};
