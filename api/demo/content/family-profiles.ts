import type { Fallback, VenueFamily } from './venue-types.js';

/** Usual sizes and prices of a family. Prices are in rupees per veg plate in a tier-1 city. */
export interface FamilyProfile {
  guests: [number, number];
  price: [number, number];
  rooms: [number, number];
  cars: [number, number];
  built: [number, number];
  fallback: (readonly [Fallback, number])[];
  /** Probabilities. */
  alcohol: number;
  late: number;
  ac: number;
  pool: number;
  valet: number;
  kitchen: number;
}

const INDOORS: (readonly [Fallback, number])[] = [['indoors', 1]];

export const PROFILES: Record<VenueFamily, FamilyProfile> = {
  banquet: {
    guests: [180, 1200],
    price: [950, 2000],
    rooms: [0, 0],
    cars: [30, 260],
    built: [1968, 2022],
    fallback: INDOORS,
    alcohol: 0.6,
    late: 0.6,
    ac: 1,
    pool: 0,
    valet: 0.55,
    kitchen: 0.95,
  },
  lawn: {
    guests: [450, 2500],
    price: [850, 1800],
    rooms: [0, 12],
    cars: [120, 500],
    built: [1985, 2021],
    fallback: [
      ['hall', 4],
      ['tent', 2],
    ],
    alcohol: 0.65,
    late: 0.4,
    ac: 0.3,
    pool: 0.05,
    valet: 0.5,
    kitchen: 0.85,
  },
  garden: {
    guests: [150, 900],
    price: [750, 1600],
    rooms: [0, 14],
    cars: [45, 220],
    built: [1930, 2018],
    fallback: [
      ['hall', 2],
      ['verandah', 3],
      ['tent', 1],
    ],
    alcohol: 0.5,
    late: 0.3,
    ac: 0.25,
    pool: 0.05,
    valet: 0.35,
    kitchen: 0.85,
  },
  beach: {
    guests: [90, 500],
    price: [1700, 3300],
    rooms: [6, 40],
    cars: [35, 140],
    built: [1975, 2020],
    fallback: [
      ['hall', 3],
      ['verandah', 2],
      ['tent', 1],
    ],
    alcohol: 0.9,
    late: 0.45,
    ac: 0.6,
    pool: 0.55,
    valet: 0.4,
    kitchen: 1,
  },
  rooftop: {
    guests: [80, 260],
    price: [1150, 2100],
    rooms: [0, 16],
    cars: [10, 60],
    built: [1952, 2022],
    fallback: [
      ['hall', 3],
      ['tent', 1],
    ],
    alcohol: 0.75,
    late: 0.3,
    ac: 0.5,
    pool: 0,
    valet: 0.5,
    kitchen: 1,
  },
  resort: {
    guests: [150, 800],
    price: [1700, 3700],
    rooms: [18, 85],
    cars: [80, 260],
    built: [1994, 2022],
    fallback: [
      ['hall', 4],
      ['verandah', 1],
    ],
    alcohol: 0.85,
    late: 0.6,
    ac: 0.95,
    pool: 0.85,
    valet: 0.6,
    kitchen: 1,
  },
  community: {
    guests: [150, 1100],
    price: [450, 900],
    rooms: [4, 22],
    cars: [25, 150],
    built: [1936, 2008],
    fallback: INDOORS,
    alcohol: 0.02,
    late: 0.15,
    ac: 0.45,
    pool: 0,
    valet: 0.02,
    kitchen: 0.45,
  },
  conference: {
    guests: [120, 700],
    price: [950, 1900],
    rooms: [0, 0],
    cars: [60, 260],
    built: [1992, 2022],
    fallback: INDOORS,
    alcohol: 0.35,
    late: 0.5,
    ac: 1,
    pool: 0,
    valet: 0.5,
    kitchen: 0.9,
  },
  hotel: {
    guests: [120, 900],
    price: [1350, 3300],
    rooms: [32, 160],
    cars: [50, 220],
    built: [1934, 2022],
    fallback: INDOORS,
    alcohol: 0.8,
    late: 0.55,
    ac: 1,
    pool: 0.5,
    valet: 0.85,
    kitchen: 1,
  },
  club: {
    guests: [200, 900],
    price: [1250, 2600],
    rooms: [0, 24],
    cars: [110, 320],
    built: [1898, 1998],
    fallback: [
      ['hall', 5],
      ['verandah', 2],
    ],
    alcohol: 0.85,
    late: 0.45,
    ac: 0.7,
    pool: 0.6,
    valet: 0.6,
    kitchen: 1,
  },
  haveli: {
    guests: [120, 600],
    price: [1500, 3800],
    rooms: [0, 28],
    cars: [12, 120],
    built: [1742, 1938],
    fallback: [
      ['verandah', 4],
      ['hall', 2],
    ],
    alcohol: 0.6,
    late: 0.4,
    ac: 0.45,
    pool: 0.2,
    valet: 0.55,
    kitchen: 0.95,
  },
  lake: {
    guests: [140, 600],
    price: [1700, 3800],
    rooms: [6, 34],
    cars: [25, 140],
    built: [1790, 1962],
    fallback: [
      ['verandah', 4],
      ['hall', 3],
    ],
    alcohol: 0.6,
    late: 0.45,
    ac: 0.6,
    pool: 0.3,
    valet: 0.5,
    kitchen: 1,
  },
};
