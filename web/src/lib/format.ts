import { formatDate, formatNumber } from '@mandap/api/intl';
import { TIME_ZONE } from '@mandap/api/constants/locale';
import { t } from './messages.generated';

const WHOLE = { maximumFractionDigits: 0 } as const;
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** 150000 -> "1,50,000" */
export const indianNumber = (value: number): string => formatNumber(value, WHOLE);

/** Lists are counted up to this. */
const COUNTED_UP_TO = 10_000;

/** How many a list holds: "1,240", "10,000+". */
export const countText = (total: number): string =>
  `${indianNumber(total)}${total === COUNTED_UP_TO ? '+' : ''}`;

/** 2450 -> "₹2,450"; null -> "None", as the specification shows a missing price. */
export const rupees = (value: number | null): string =>
  value === null ? t('none') : `₹${indianNumber(value)}`;

/** Shown where a listing has no price at all. */
export const onRequest = (): string => t('onRequest');

/** "veg ₹1,450, non-veg None"; undefined without any price. */
export const platePriceLine = (veg: number | null, nonVeg: number | null): string | undefined =>
  veg === null && nonVeg === null
    ? undefined
    : t('platePrices', { veg: rupees(veg), nonVeg: rupees(nonVeg) });

/** A day (`2027-02-14`) or a moment in ISO form -> "14 Feb 2027", in India's time. */
export const indianDate = (value: string): string => formatDate(new Date(value), DAY);

const MONTH = { month: 'long', year: 'numeric' } as const;

/** A month (`2027-02`) -> "February 2027". */
export const indianMonth = (month: string): string => formatDate(new Date(`${month}-15`), MONTH);

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
/** en-CA writes dates the way ISO 8601 does. */
const DAY_KEY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
const DAY_MS = 24 * 60 * 60 * 1000;

const MOMENT = { ...DAY, ...CLOCK } as const;

/** A moment in ISO form -> "14 Feb 2027, 4:35 pm", in India's time. */
export const indianMoment = (value: string): string => formatDate(new Date(value), MOMENT);

/** A moment in milliseconds -> "4:35 pm", by the person's own clock. */
export const clockTime = (moment: number): string => formatDate(moment, { ...CLOCK, timeZone: undefined });

/** A moment in ISO form -> "today", "yesterday" or "8 Nov 2026", in India's time. */
export function sentDay(moment: string, now = Date.now()): string {
  const day = DAY_KEY.format(new Date(moment));
  if (day === DAY_KEY.format(now)) return t('today');
  return day === DAY_KEY.format(now - DAY_MS) ? t('yesterday') : indianDate(moment);
}

/** This moment, in ISO form as the API gives moments. */
export const thisMoment = (): string => new Date().toISOString();

/** Today in India, `YYYY-MM-DD`. */
export const today = (): string => DAY_KEY.format(Date.now());

/** The last day that an event may have, `YYYY-MM-DD`: five years from now, less a day. */
export const lastEventDay = (): string => {
  const [year = 0, month = 1, day = 1] = today().split('-').map(Number);
  return new Date(Date.UTC(year + 5, month - 1, day - 1)).toISOString().slice(0, 10);
};

/** "9829044170" -> "98290 44170", as Indian numbers are read; anything else stays as it was typed. */
export const spacedPhone = (phone: string): string => phone.replace(/^(\d{5})(\d{5})$/, '$1 $2');

/** The address that dials a phone as it was typed: "98290 44170", "0522 400 1234", "+91 98290 44170". */
export const dialLink = (phone: string): string => {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return `tel:+${digits.length > 10 ? digits : `91${digits}`}`;
};

/** `Udaipur, Rajasthan`; cities that are a state of their own are named once. */
export const placeName = (city: string, state: string | null | undefined): string =>
  state && state !== city ? `${city}, ${state}` : city;

/** 875 -> "14:35", as a clock that runs down is read. */
export const minutesLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
