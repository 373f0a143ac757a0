import { expectAccessible } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { enquire, enquireAt } from './enquiries';
import { expect, test } from './fixtures';
import { inDays } from './forms';
import { open, reload } from './pages';
import { visitor } from './visitors';

/** Returns the date in this many days, as on a card. */
const dayOf = (days: number): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(inDays(days)),
  );

/** The only button of an enquiry that can’t be decided: labels and notes can be edited at any time. */
const ORGANISE = /^Labels and note/;

test('an owner rejects an enquiry, and the couple sees it', async ({ page, context, browser }) => {
  await newCouple(context, 'Tara Menon');
  await enquire(context, 'Jheel Mahal', 260);
  const owner = await visitor(browser);
  await logIn(owner.context(), 'venue');
  await open(owner, '/notification');
  const card = owner.getByRole('article', { name: 'Tara Menon' }).filter({ hasText: dayOf(260) });
  await card.getByRole('button', { name: 'Reject' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Reject this enquiry?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Pending')).toBeVisible();
  await card.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Date taken' }).check();
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(card.getByText('Rejected', { exact: true })).toBeVisible();
  await expect(card.getByText('Reason: Date taken')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(1);
  await expect(card.getByRole('button', { name: ORGANISE })).toBeVisible();

  await open(page, '/userProfilePage?tab=bookings');
  await expect(page.getByRole('article').filter({ hasText: 'Jheel Mahal' })).toContainText(
    'can’t take this date',
  );
});

test('a note that is too long isn’t cut, and a rejection isn’t lost by Escape', async ({
  page,
  context,
  browser,
}) => {
  const { id } = await newBusiness(browser, context, 'venue', 'Lamba Khat');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Ira Sethi');
  await enquireAt(couple.context(), id, 70, { name: 'Ira Sethi' });
  await open(page, '/notification');
  const card = page.getByRole('article', { name: 'Ira Sethi' });
  await card.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this enquiry?' });
  await dialog.getByRole('radio', { name: 'Other' }).check();
  const note = dialog.getByLabel('Note (optional)');
  await note.focus();
  await page.keyboard.insertText('a'.repeat(560));
  await expect(note).toHaveValue('a'.repeat(560));
  await expect(dialog.getByText('260 characters too many')).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(note).toBeFocused();

  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await note.fill('We renovate then.');
  await expect(dialog.getByText(/too many/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('We renovate then.');
});

test('a couple withdraws an enquiry, and the owner finds it under Withdrawn', async ({
  page,
  context,
  browser,
}) => {
  await newCouple(context, 'Isha Kaul');
  await enquire(context, 'Jheel Mahal', 300, { name: 'Isha Kaul' });
  await open(page, '/userProfilePage?tab=bookings');
  const booking = page.getByRole('article').filter({ hasText: 'Jheel Mahal' });
  await booking.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(booking).toContainText('You withdrew this enquiry.');
  await expect(booking.getByRole('button')).toHaveCount(0);

  const owner = await visitor(browser);
  await logIn(owner.context(), 'venue');
  await open(owner, '/notification');
  await owner.getByRole('link', { name: /^Withdrawn/ }).click();
  await expect(owner.getByRole('article', { name: 'Isha Kaul' }).first()).toContainText('Withdrawn');
});

test('an enquiry whose date has passed is expired for both sides, without buttons', async ({
  page,
  context,
  browser,
}) => {
  const name = `Noor Khanna ${Date.now()}`;
  const business = await visitor(browser);
  const { id } = await newBusiness(browser, business.context(), 'venue', `Lapsed Lawns ${Date.now()}`);
  await newCouple(context, 'Noor Khanna');
  await enquireAt(context, id, 3, { name });
  const card = business.getByRole('article', { name });
  await open(business, '/notification');
  await expect(card.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(card.getByRole('button', { name: /^No answer needed/ })).toHaveCount(0);

  // The browsers' clocks are five days ahead.
  for (const each of [page, business]) await each.clock.setFixedTime(Date.now() + 5 * 864e5);
  await open(business, '/notification');
  await expect(card.getByText('Day has passed')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(1);
  await expect(card.getByRole('button', { name: ORGANISE })).toBeVisible();
  await business.getByRole('link', { name: 'Expired 0' }).click();
  await expect(business.getByRole('heading', { name: 'No expired enquiries' })).toBeVisible();

  await open(page, '/userProfilePage?tab=bookings');
  const booking = page.getByRole('article').filter({ hasText: 'Lapsed Lawns' });
  await expect(booking.getByText('Day has passed')).toBeVisible();
  await expect(booking).toContainText('You can send them a new enquiry for another date.');
  await expect(booking.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
});

test('an owner searches enquiries by name and sorts them by date, both stored in the URL', async ({
  page,
  context,
  browser,
}) => {
  const { id } = await newBusiness(browser, context, 'venue', `Finding Bagh ${Date.now()}`);
  for (const [name, days] of [
    ['Rhea Nair', 90],
    ['Dev Malhotra', 30],
    ['Ishan Nair', 60],
  ] as const) {
    const couple = await visitor(browser);
    await newCouple(couple.context(), name);
    await enquireAt(couple.context(), id, days, { name });
    await couple.context().close();
  }
  await open(page, '/notification?notifications=unread');
  const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Ishan Nair', 'Dev Malhotra', 'Rhea Nair']);
  await page.getByLabel('Sort by').selectOption('Next event first');
  await expect(names).toHaveText(['Dev Malhotra', 'Ishan Nair', 'Rhea Nair']);
  await page.getByLabel('Search').fill('nair');
  await expect(names).toHaveText(['Ishan Nair', 'Rhea Nair']);
  await expect(page).toHaveURL('/notification?notifications=unread&sort=date&q=nair');
  await expect(page.getByRole('link', { name: 'All 2' })).toBeVisible();
  await expectAccessible(page);

  await reload(page);
  await expect(page.getByLabel('Search')).toHaveValue('nair');
  await expect(names).toHaveText(['Ishan Nair', 'Rhea Nair']);
  await page.getByRole('link', { name: 'Approved 0' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('link', { name: 'Reset search' }).click();
  await expect(page.getByRole('heading', { name: 'No approved enquiries' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'All 3' })).toBeVisible();
  await expect(page).toHaveURL('/notification?notifications=unread&sort=date&status=approved');
});

test('a long message is collapsed to four lines, and can be expanded', async ({ page, context }) => {
  await newCouple(context, 'Rhea Nair');
  await enquire(context, 'Kesar Kothi', 310);
  await enquire(context, 'Jheel Mahal', 311, { message: 'We come from three cities. '.repeat(40) });
  await open(page, '/userProfilePage?tab=bookings');
  const card = page.getByRole('article').filter({ hasText: 'Jheel Mahal' });
  const short = (await card.boundingBox())?.height ?? 0;
  const more = card.getByRole('button', { name: 'Show more' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  const less = card.getByRole('button', { name: 'Show less' });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  expect((await card.boundingBox())?.height).toBeGreaterThan(short + 60);

  const other = page.getByRole('article').filter({ hasText: 'Kesar Kothi' });
  await expect(other.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect((await other.boundingBox())?.height).toBeLessThan(short);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await less.click();
  await expect(more).toBeVisible();
});

test('after too many wrong codes, an approval can’t be retried at once', async ({ context, browser }) => {
  await newCouple(context, 'Dev Anand Rao');
  await enquire(context, 'Jheel Mahal', 330);
  const owner = await visitor(browser);
  await logIn(owner.context(), 'venue');
  await open(owner, '/notification');
  const card = owner.getByRole('article', { name: 'Tara Menon' }).filter({ hasText: dayOf(330) });
  await card.getByRole('button', { name: 'Approve' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Enter OTP' });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  for (let tries = 1; tries <= 5; tries++) {
    await dialog.getByRole('textbox').fill('000000');
    await submit.click();
    await expect(dialog.getByText('Invalid OTP')).toBeVisible();
    await expect(submit).toBeEnabled({ enabled: tries < 5 });
  }
  await expect(dialog.getByText(/You can try again at/)).toBeVisible();
  await expect(dialog.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: 'Approve' })).toBeDisabled();
  const left = await card.getByRole('timer').textContent();
  await expect(card.getByRole('timer')).not.toHaveText(left ?? '');
});

test('a tab that loads while an owner decides shows what was decided', async ({ page, context, browser }) => {
  const { id } = await newBusiness(browser, context, 'vendor', 'Gulmohar Mehendi');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Ira Sethi');
  await enquireAt(couple.context(), id, 45, { name: 'Ira Sethi' });
  await open(page, '/notification');
  const card = page.getByRole('article', { name: 'Ira Sethi' });
  await expect(card).toContainText('Pending');

  // Held after the server has responded: the list is as it was before the decision.
  let release = () => {};
  const decided = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (!sent.includes('"PENDING"') || !sent.includes('query Inbox(')) return route.continue();
    const response = await route.fetch();
    await decided;
    await route.fulfill({ response });
  });
  const requested = page.waitForRequest((request) => Boolean(request.postData()?.includes('"PENDING"')));
  await page.getByRole('link', { name: 'Pending 1' }).click();
  await requested;
  await card.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this enquiry?' });
  await dialog.getByRole('radio', { name: 'Date taken' }).check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(card).toContainText('Rejected');
  release();
  await page.waitForURL(/status=pending/i);
  await expect(page.getByRole('article', { name: 'Ira Sethi' })).toHaveCount(0);
});
