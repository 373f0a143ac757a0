import { expectAccessible } from './accessibility';
import { newBusiness } from './accounts';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { inDays } from './forms';
import { expectNoSidewaysScroll, hydrated, open } from './pages';
import { visitor } from './visitors';

const icsDay = (day: string) => day.replaceAll('-', '');

interface Event {
  uid: string;
  day: string;
  summary: string;
  more?: readonly string[];
}

/** A calendar file for a file input. */
const calendarFile = (name: string, events: readonly Event[]) => ({
  name,
  mimeType: 'text/calendar',
  buffer: Buffer.from(
    [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN'],
      ...events.flatMap(({ uid, day, summary, more = [] }) => [
        ...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z'],
        ...[`DTSTART;VALUE=DATE:${icsDay(day)}`, `SUMMARY:${summary}`, ...more, 'END:VEVENT'],
      ]),
      ...['END:VCALENDAR', ''],
    ].join('\r\n'),
  ),
});

const section = (page: Page) => page.getByRole('region', { name: 'Other calendars' });

onPhoneAndDesktop((phone) => {
  test('an owner imports a calendar file, and a later version of it', async ({ page, context, browser }) => {
    await newBusiness(browser, context, 'venue', `Ber Bagh ${phone ? 'phone' : 'desktop'}`);
    const day = inDays(40);
    await open(page, `/venueProfilePage/calendar?month=${day.slice(0, 7)}&day=${day}`);
    await section(page).getByRole('button', { name: 'Import calendar file' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Import calendar file' });
    const choose = (file: ReturnType<typeof calendarFile>) =>
      dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
    await expectAccessible(page);

    await test.step('another kind of file is refused with the reason', async () => {
      await choose({ name: 'menu.ics', mimeType: 'text/calendar', buffer: Buffer.from('%PDF-1.4') });
      await expect(dialog.getByRole('alert')).toContainText('This is not a calendar file.');
      await expectAccessible(page);
    });

    await test.step('a file that is too large is refused before it is uploaded', async () => {
      const uploads: string[] = [];
      page.on('request', (request) => {
        if (request.headers()['content-type']?.startsWith('multipart/')) uploads.push(request.url());
      });
      const buffer = Buffer.alloc(10_000_000, ' ');
      await choose({ name: 'large.ics', mimeType: 'text/calendar', buffer });
      await expect(dialog.getByRole('alert')).toContainText('at most 5 MB');
      expect(uploads).toEqual([]);
    });

    await test.step('the preview says what will be added and what is skipped', async () => {
      await choose(
        calendarFile('bookings.ics', [
          { uid: 'a', day, summary: 'Asha’s wedding' },
          { uid: 'b', day, summary: 'Decorators' },
          { uid: 'c', day: inDays(50), summary: 'Holiday', more: ['TRANSP:TRANSPARENT'] },
        ]),
      );
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      const added = dialog.getByRole('list', { name: '1 event to add, on 1 day' });
      await expect(added.getByRole('listitem')).toContainText('Asha’s wedding');
      const skipped = dialog.getByRole('list', { name: '2 events to skip' }).getByRole('listitem');
      await expect(skipped.filter({ hasText: 'Decorators' })).toContainText('Full or blocked');
      await expect(skipped.filter({ hasText: 'Holiday' })).toContainText('Marked as free');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Calendar file imported: 1 day added.')).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: 'Asha’s wedding' })).toContainText('Imported');
    });

    await test.step('a later version removes what was cancelled', async () => {
      await section(page).getByRole('button', { name: 'Import calendar file' }).click();
      const later = [{ uid: 'a', day, summary: 'Asha', more: ['SEQUENCE:1', 'STATUS:CANCELLED'] }];
      await choose(calendarFile('later.ics', later));
      await expect(dialog.getByRole('list', { name: '1 event to remove, on 1 day' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Calendar file imported: 1 day removed.')).toBeVisible();
      await expect(page.getByRole('article').filter({ hasText: 'Asha’s wedding' })).toHaveCount(0);
    });
  });

  test('an owner subscribes from another calendar', async ({ page, context, browser }) => {
    await newBusiness(browser, context, 'venue', `Kair Bagh ${phone ? 'phone' : 'desktop'}`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/venueProfilePage/calendar');
    const program = (await visitor(browser)).request;
    const statusOf = async (url: string) => (await program.get(new URL(url).pathname)).status();
    const shown = page.getByRole('dialog', { name: 'Copy your link now' });
    const copied = async () => {
      const link = shown.getByLabel('Private link');
      const url = await link.inputValue();
      await expect(link).toBeFocused();
      // The beginning of the selected link is in view.
      const selection = await link.evaluate((input: HTMLInputElement) => {
        const { selectionStart, selectionEnd, scrollLeft } = input;
        return [selectionStart, selectionEnd, scrollLeft];
      });
      expect(selection).toEqual([0, url.length, 0]);
      await expectAccessible(page);
      await shown.getByRole('button', { name: 'Copy link' }).click();
      await expect(shown.getByText('Link copied.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
      await shown.getByRole('button', { name: 'Done' }).click();
      await expect(shown).toBeHidden();
      return url;
    };

    await section(page).getByRole('button', { name: 'Create private link' }).click();
    const first = await copied();
    expect(await statusOf(first)).toBe(200);
    await expect(section(page).getByText('Link created on')).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Renew link' })).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await section(page).getByRole('button', { name: 'Renew link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renew link' }).click();
    const second = await copied();
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

    await section(page).getByRole('button', { name: 'Revoke link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
    await expect(page.getByText('The link no longer works.')).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Create private link' })).toBeFocused();
    expect(await statusOf(second)).toBe(404);
    await page.reload();
    await hydrated(page);
    await expect(section(page).getByRole('button', { name: 'Create private link' })).toBeVisible();
  });
});
