import { expect, test } from '@jest/globals';
import { businessSteps, coupleSteps } from './settleNext';

const BOOKING = {
  listingKind: 'VENUE',
  listingName: 'Jheel Mahal',
  name: 'Tara Menon',
  typeOfEvent: 'Wedding',
  date: '2027-02-14',
  guests: 1200,
  quote: null,
} as const;

test('both sides read what to agree on, by kind of listing', () => {
  for (const stepsOf of [coupleSteps, businessSteps]) {
    expect(stepsOf(BOOKING).steps).toContain('Agree on the final guest count, the menu and the timings.');
    expect(stepsOf({ ...BOOKING, listingKind: 'VENDOR' }).steps).toContain(
      'Agree on the package, the place and the timings.',
    );
  }
});

test('the couple reads how to pay, and messages the business', () => {
  const { steps, message } = coupleSteps(BOOKING);
  expect(steps[0]).toBe(
    'Pay 40% of the package price to book. The remainder is paid directly to Jheel Mahal on the event day.',
  );
  expect(message).toBe(
    'Hello Jheel Mahal, this is Tara Menon. You approved our booking on Mandap: Wedding on 14\u00a0Feb\u00a02027, 1,200 guests. Let’s settle the next steps.',
  );
});

test('after an accepted quote, both sides read the agreed total', () => {
  const booking = {
    ...BOOKING,
    listingKind: 'VENDOR',
    quote: { status: 'ACCEPTED', total: 118_000 },
  } as const;
  expect(coupleSteps(booking).steps).toEqual([
    'Pay ₹472.00, 40% of the agreed total of ₹1,180.00, to book. The remainder is paid directly to Jheel Mahal on the event day.',
    'Agree on the place and the timings.',
    'Get the agreement in writing.',
  ]);
  expect(businessSteps(booking).steps).toEqual([
    'Tell Tara Menon how to pay ₹472.00, 40% of the agreed total of ₹1,180.00, to book the date.',
    'Agree on the place and the timings.',
    'Send the agreement in writing.',
  ]);
});

test('a quote that isn’t accepted changes nothing', () => {
  const booking = { ...BOOKING, quote: { status: 'OPEN', total: 118_000 } } as const;
  expect(coupleSteps(booking)).toEqual(coupleSteps(BOOKING));
});

test('the business messages the couple', () => {
  const { steps, message } = businessSteps({ ...BOOKING, guests: 1 });
  expect(steps[0]).toBe('Tell Tara Menon how to pay the 40% that books the date.');
  expect(message).toContain('Hello Tara Menon, this is Jheel Mahal.');
  expect(message).toContain('14\u00a0Feb\u00a02027, 1 guest.');
});
