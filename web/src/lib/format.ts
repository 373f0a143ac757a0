import { formatDate, formatNumber } from '@mandap/api/intl';
import { MAX_COUNT } from '@mandap/api/constants/page';
import { TIME_ZONE } from '@mandap/api/constants/locale';
import { t } from './messages.generated';

export { spacedPhone } from '@mandap/api/phone';

const WHOLE = { maximumFractionDigits: 0 } as const;
const DAY_OF_YEAR = { day: 'numeric', month: 'short' } as const;
const DAY = { ...DAY_OF_YEAR, year: 'numeric' } as const;

/** 150000 -> "1,50,000" */
export const indianNumber = (value: number): string => formatNumber(value, WHOLE);

/** Formats the total of a list, which is counted up to a limit: "1,240", "10,000+". */
export const countText = (total: number): string => `${indianNumber(total)}${total === MAX_COUNT ? '+' : ''}`;

/** 2450 -> "₹2,450"; null -> "None", the specification's text for a missing price. */
export const rupees = (value: number | null): string =>
  value === null ? t('none') : `₹${indianNumber(value)}`;

/** The price of a listing without any prices. */
export const onRequest = (): string => t('onRequest');

/** "veg ₹1,450, non-veg None"; undefined if both prices are missing. */
export const platePriceLine = (veg: number | null, nonVeg: number | null): string | undefined =>
  veg === null && nonVeg === null
    ? undefined
    : t('platePrices', { veg: rupees(veg), nonVeg: rupees(nonVeg) });

/**
 * Formats a day (`2027-02-14`) or an ISO timestamp as "14 Feb 2027", in India's time zone. It isn't broken across lines.
 */
export const indianDate = (value: string): string =>
  formatDate(new Date(value), DAY).replaceAll(' ', '\u00a0');

/** Formats a day (`2027-02-14`) as "14 Feb", for columns too narrow for the year. */
export const dayOfYear = (day: string): string =>
  formatDate(new Date(day), DAY_OF_YEAR).replaceAll(' ', '\u00a0');

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
/** The en-CA locale formats dates as in ISO 8601. */
const DAY_KEY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });
const DAY_MS = 24 * 60 * 60 * 1000;

const TIMESTAMP = { ...DAY, ...CLOCK } as const;

/** Formats an ISO timestamp as "14 Feb 2027, 4:35 pm", in India's time zone. */
export const indianTimestamp = (value: string): string => formatDate(new Date(value), TIMESTAMP);

/** Formats a timestamp in milliseconds as "4:35 pm", in the user's time zone. */
export const clockTime = (timestamp: number): string =>
  formatDate(timestamp, { ...CLOCK, timeZone: undefined });

/** Formats an ISO timestamp as "today", "yesterday" or "8 Nov 2026", in India's time zone. */
export function sentDay(timestamp: string, now = Date.now()): string {
  const day = DAY_KEY.format(new Date(timestamp));
  if (day === DAY_KEY.format(now)) return t('today');
  return day === DAY_KEY.format(now - DAY_MS) ? t('yesterday') : indianDate(timestamp);
}

/** Returns the current time in ISO form, like the API's timestamps. */
export const nowTimestamp = (): string => new Date().toISOString();

/** Returns the current date in India, `YYYY-MM-DD`. */
export const today = (): string => DAY_KEY.format(Date.now());

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** `2026-12` -> "December 2026" */
export const monthName = (month: string): string => formatDate(new Date(`${month}-01T00:00:00Z`), MONTH);

/** Returns the latest date for an event, `YYYY-MM-DD`: five years from now, less a day. */
export const lastEventDay = (): string => {
  const [year = 0, month = 1, day = 1] = today().split('-').map(Number);
  return new Date(Date.UTC(year + 5, month - 1, day - 1)).toISOString().slice(0, 10);
};

/** Returns the `tel:` link for a phone number as typed: "98290 44170", "0522 400 1234", "+91 98290 44170". */
export const dialLink = (phone: string): string => {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  return `tel:+${digits.length > 10 ? digits : `91${digits}`}`;
};

/** `Udaipur, Rajasthan`; just the name for cities that are a state or union territory themselves. */
export const placeName = (city: string, state: string | null | undefined): string =>
  state && state !== city ? `${city}, ${state}` : city;

/** 875 -> "14:35", for countdowns. */
export const minutesLeft = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
