import { expectAccessible } from './accessibility';
import { logIn, newCouple } from './accounts';
import { venueId } from './enquiries';
import { expect, test, type Page } from './fixtures';
import { fillDate } from './forms';
import { ask } from './network';
import { isHydrated, open } from './pages';
import { scriptOf } from './scripts';

const NEXT_YEAR = `${new Date().getFullYear() + 1}-11-20`;

interface Kept {
  name: string;
  kind: string;
}

/** Returns the admins' search results for one person. */
async function keptOf(page: Page, name: string): Promise<Kept[]> {
  await logIn(page.context(), 'admin');
  const { enquiries } = await ask<{ enquiries: { nodes: Kept[] } }>(
    page.request,
    '{ enquiries(first: 50) { nodes { kind name contact location guests date address typeOfEvent message } } }',
  );
  return enquiries.nodes.filter((one) => one.name === name);
}

async function fillEvent(within: ReturnType<Page['getByRole']> | Page, name: string): Promise<void> {
  await within.getByLabel('Name').fill(name);
  await within.getByLabel('Contact').fill('00000-77777 ext 8');
  await fillDate(within, NEXT_YEAR);
  await within.getByLabel('Guests').fill('240');
  await within.getByLabel('Location').fill('Udaipur');
  await within.getByLabel('Address').fill('22 Fatehpura');
}

test.describe('the timed pop-up', () => {
  test.use({ welcome: true });

  const popup = (page: Page) => page.getByRole('dialog', { name: 'Welcome to Mandap' });
  const seconds = (page: Page, count: number) => page.clock.runFor(count * 1000);

  /** Checks that nothing is loading and the pop-up isn't there. */
  async function expectNone(page: Page): Promise<void> {
    await page.waitForLoadState('networkidle');
    await expect(popup(page)).toHaveCount(0);
  }

  async function arrive(page: Page, path: string): Promise<void> {
    await page.clock.install();
    await open(page, path);
  }

  test('opens after three seconds, blocks the page, traps the focus, and sends an enquiry', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    // The clock advances only in these steps: the three seconds begin in the last one.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/venuelist');
    while (!(await isHydrated(page))) await seconds(page, 0.02);
    await seconds(page, 2.9);
    await expectNone(page);
    await seconds(page, 0.2);
    await page.clock.resume();
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toContainText('Please fill the enquiry form');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    for (let i = 0; i < 14; i++) await page.keyboard.press('Tab');
    expect(await popup(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await expectAccessible(page);

    await popup(page).getByRole('button', { name: 'Submit' }).click();
    for (const what of ['Name', 'Contact', 'Location', 'Guests', 'Date', 'Address', 'Type of Event'])
      await expect(popup(page).getByText(`${what} is required`)).toBeVisible();
    await popup(page).getByLabel('Contact').fill('12ab34');
    await expect(popup(page).getByLabel('Contact')).toHaveValue('1234');
    await popup(page).getByRole('button', { name: 'Submit' }).click();
    await expect(popup(page).getByText('Please enter exactly 10 digits')).toBeVisible();

    await fillEvent(popup(page), 'Pia Popup');
    await expect(popup(page).getByLabel('Contact')).toHaveValue('0000077777');
    await popup(page).getByLabel('Type of Event').selectOption('Sangeet');
    await popup(page).getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Enquiry sent. We will call you on 00000 77777.')).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
    expect(await keptOf(page, 'Pia Popup')).toEqual([
      {
        kind: 'GENERAL',
        name: 'Pia Popup',
        contact: '0000077777',
        location: 'Udaipur',
        guests: 240,
        date: NEXT_YEAR,
        address: '22 Fatehpura',
        typeOfEvent: 'Sangeet',
        message: '',
      },
    ]);
  });

  test('once closed, it stays closed for seven days', async ({ page }) => {
    await arrive(page, '/venuelist');
    await seconds(page, 4);
    await popup(page).getByRole('button', { name: 'Close' }).last().click();
    await seconds(page, 1);
    await expect(popup(page)).toHaveCount(0);
    await open(page, '/venuelist');
    await seconds(page, 20);
    await expectNone(page);
    await page.clock.setSystemTime(Date.now() + 8 * 864e5);
    await open(page, '/venuelist');
    await seconds(page, 4);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await seconds(page, 1);
    await expect(popup(page)).toHaveCount(0);
  });

  test('does not open for logged-in people or on pages with a form', async ({ page, context }) => {
    await arrive(page, '/link1');
    await seconds(page, 10);
    await expectNone(page);
    await newCouple(context, 'Neha Loggedin');
    await open(page, '/venuelist');
    await seconds(page, 20);
    await expectNone(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('is a card with three fields, which leaves the page usable and expands to the form', async ({
      page,
    }) => {
      await arrive(page, '/venuelist');
      await seconds(page, 4);
      const card = popup(page);
      await expect(card).toBeVisible();
      await expect(card).toContainText('Please fill the enquiry form');
      await expect(card.getByRole('textbox')).toHaveCount(3);
      await expectAccessible(page);
      const { height = 999 } = (await card.boundingBox()) ?? {};
      expect(height).toBeLessThan(740 / 2);
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(false);

      await card.getByLabel('Name').fill('Pia Phone');
      await card.getByLabel('Contact').fill('00000-77777 ext 8');
      await card.getByLabel('Location').fill('Udaipur');
      await card.getByRole('button', { name: 'Continue' }).click();
      const form = popup(page).filter({ has: page.getByLabel('Guests') });
      await expect(form).toBeVisible();
      await expect(popup(page)).toHaveCount(1);
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await expect(form.getByLabel('Name')).toHaveValue('Pia Phone');
      await expect(form.getByLabel('Contact')).toHaveValue('0000077777');
      await expect(form.getByLabel('Location')).toHaveValue('Udaipur');
      await fillDate(form, NEXT_YEAR);
      await form.getByLabel('Guests').fill('240');
      await form.getByLabel('Address').fill('22 Fatehpura');
      await form.getByLabel('Type of Event').selectOption('Sangeet');
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Enquiry sent. We will call you on 00000 77777.')).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
      expect(await keptOf(page, 'Pia Phone')).toMatchObject([{ contact: '0000077777', guests: 240 }]);
    });

    test('the card does not cover Send Enquiry, and Back closes the expanded form', async ({ page }) => {
      await arrive(page, `/venuelist/${await venueId(page.request, 'Kesar Kothi')}`);
      await seconds(page, 4);
      await expect(popup(page)).toBeVisible();
      const send = page.getByRole('button', { name: 'Send Enquiry' }).last();
      expect(
        await send.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }),
      ).toBe(true);
      const here = page.url();
      await popup(page).getByRole('button', { name: 'Continue' }).click();
      await expect(popup(page).getByLabel('Guests')).toBeVisible();
      await page.goBack();
      await expect(popup(page)).toHaveCount(0);
      await expect(page).toHaveURL(here);
    });

    test('a closed card stays closed', async ({ page }) => {
      await arrive(page, '/venuelist');
      await seconds(page, 4);
      await popup(page).getByRole('button', { name: 'Close' }).click();
      await expect(popup(page)).toHaveCount(0);
      await open(page, '/venuelist');
      await seconds(page, 20);
      await expectNone(page);
    });
  });

  for (const width of [360, 1440])
    test(`waits for dialogs that are open or loading, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(`**/${await scriptOf('src/booking/EnquiryDialog.tsx')}`, async (route) => {
        await held;
        await route.continue();
      });
      await arrive(page, `/venuelist/${await venueId(page.request, 'Kesar Kothi')}`);
      const send = page.getByRole('button', { name: 'Send Enquiry' }).last();
      await send.click();
      await seconds(page, 10);
      await expect(popup(page)).toHaveCount(0);
      release();
      const dialog = page.getByRole('dialog', { name: 'Send Enquiry' });
      await expect(dialog).toBeVisible();
      await seconds(page, 20);
      await expectNone(page);
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await seconds(page, 1);
      await expect(dialog).toHaveCount(0);
      await seconds(page, 6);
      await expect(popup(page)).toBeVisible();
    });

  test('waits while somebody types', async ({ page }) => {
    await arrive(page, '/venuelist');
    await page.getByRole('combobox', { name: 'Search' }).focus();
    await seconds(page, 9);
    await expectNone(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await seconds(page, 4);
    await expect(popup(page)).toBeVisible();
  });
});

test('the hotel inquiry creates an enquiry of that type', async ({ page }) => {
  await open(page, '/link1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel Inquiry');
  await expect(page.getByLabel('Type of Event')).toHaveValue('Hotel Inquiry');
  await fillEvent(page, 'Hema Hotel');
  await page.getByLabel(/Message/).fill('Forty rooms, please');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Enquiry sent. We will call you on 00000 77777.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('');
  expect(await keptOf(page, 'Hema Hotel')).toMatchObject([
    { kind: 'GENERAL', typeOfEvent: 'Hotel Inquiry', message: 'Forty rooms, please', guests: 240 },
  ]);
});

test.describe('about', () => {
  test('introduces Mandap, and answers both meanings of cancellation', async ({ page }) => {
    await open(page, '/aboutus1');
    for (const name of ['Our mission', 'Our story', 'A note from the founder', 'Contact us'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('founded in 2015')).toBeVisible();
    await page.getByText('Can I cancel a booking?').click();
    await expect(page.getByText(/moved to another date at no extra charge/)).toBeVisible();
    await expect(page.getByText(/24 hours before the event gives a full refund/)).toBeVisible();
    const faq = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts
          .map(
            ({ textContent }) =>
              JSON.parse(textContent ?? '{}') as { '@type': string; mainEntity?: object[] },
          )
          .find((data) => data['@type'] === 'FAQPage'),
      );
    expect(faq?.mainEntity?.length).toBe(await page.locator('details[name="about-faq"]').count());
  });

  test('the three films load when they are played; they have captions, and play one at a time', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)(\?|$)/.test(request.url())) fetched.push(request.url());
    });
    await open(page, '/aboutus1');
    const videos = page.getByRole('region', { name: 'Three short stories' }).locator('video');
    await expect(videos).toHaveCount(3);
    await videos.first().scrollIntoViewIfNeeded();
    expect(fetched).toEqual([]);
    const isPlaying = (index: number) =>
      videos.nth(index).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
    await videos.nth(0).evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => isPlaying(0)).toBe(true);
    const first = videos.nth(0);
    expect(
      await first.evaluate((video: HTMLVideoElement) => ({
        length: Math.round(video.duration),
        error: video.error,
        caption: (video.textTracks[0]?.activeCues?.[0] as VTTCue | undefined)?.text,
      })),
    ).toEqual({
      length: 21,
      error: null,
      caption: 'You find a place that you like, and press Send Enquiry.',
    });
    await videos.nth(1).evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => isPlaying(1)).toBe(true);
    await expect.poll(() => isPlaying(0)).toBe(false);
  });

  test('the contact form marks missing fields, and sends', async ({ page }) => {
    await open(page, '/aboutus1');
    const form = page.getByRole('region', { name: 'Contact us' });
    await form.getByRole('button', { name: 'Send message' }).click();
    for (const what of ['Name', 'Contact', 'Location', 'Message'])
      await expect(form.getByText(`${what} is required`)).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByLabel('Name').fill('Charu Contact');
    await expect(form.getByText('Name is required')).toBeHidden();
    await form.getByLabel('Contact', { exact: true }).fill('12345');
    await form.getByLabel('Location').fill('Kanpur');
    await form.getByLabel('Message').fill('Do you come to Jodhpur?');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(form.getByText('Please enter exactly 10 digits')).toBeVisible();
    await form.getByLabel('Contact', { exact: true }).fill('0000066666');
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent. We will call you.')).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('');
    expect(await keptOf(page, 'Charu Contact')).toMatchObject([
      { kind: 'CONTACT', contact: '0000066666', typeOfEvent: 'Contact', message: 'Do you come to Jodhpur?' },
    ]);
  });
  test('a call back requested in the banner is a lead for the admins', async ({ page }) => {
    await open(page, '/aboutus1');
    const banner = page.getByRole('region', { name: 'Get a call back and up to 30% discount' });
    await banner.getByRole('button', { name: 'Call me back' }).click();
    for (const what of ['Name', 'Contact', 'City'])
      await expect(banner.getByText(`${what} is required`)).toBeVisible();
    await banner.getByLabel('Name').fill('Kiran Callback');
    await banner.getByLabel('Contact').fill('0000055555');
    await banner.getByLabel('City').fill('Kochi');
    await banner.getByRole('button', { name: 'Call me back' }).click();
    await expect(banner.getByRole('status')).toContainText('We will call you on 00000 55555.');
    expect(await keptOf(page, 'Kiran Callback')).toMatchObject([
      { kind: 'CALL_BACK', contact: '0000055555', location: 'Kochi', typeOfEvent: 'Call-back' },
    ]);
  });
});
