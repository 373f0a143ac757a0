import { expectAccessible } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, type Page, test } from './fixtures';
import { ask } from './network';
import { expectNoSidewaysScroll, open, reload } from './pages';
import { visitor } from './visitors';

/** Returns the target of a link to WhatsApp, and the beginning of its message. */
async function whatsApp(page: Page, name: string): Promise<{ number: string; text: string }> {
  const href = await page.getByRole('link', { name: `WhatsApp to ${name}` }).getAttribute('href');
  const url = new URL(href ?? '');
  expect(url.origin).toBe('https://wa.me');
  return { number: url.pathname.slice(1), text: url.searchParams.get('text') ?? '' };
}

for (const width of [360, 1440]) {
  test(`after an approval both sides see what to agree on and how to contact each other, at ${width} pixels`, async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    const size = { viewport: { width, height: 800 } };
    const name = `Chandni Mehendi ${width}`;
    const owner = await visitor(browser, size);
    const { id } = await newBusiness(browser, owner.context(), 'vendor', name);
    await page.setViewportSize(size.viewport);
    await newCouple(context, 'Tara Menon');

    await test.step('the vendor changes the contact details on the own profile', async () => {
      await open(owner, '/vendorProfilePage');
      await owner.getByRole('button', { name: 'Edit', exact: true }).click();
      const form = owner.getByRole('form', { name: 'Edit profile' });
      await form.getByLabel('Email').fill('chandni@');
      await form.getByRole('button', { name: 'Update' }).click();
      await expect(form.getByText('Invalid email!')).toBeVisible();
      await form.getByLabel('Name').fill('Chandni Bai');
      await form.getByLabel('Email').fill(`bookings.${width}@chandni.example`);
      await form.getByLabel('Phone').fill('+91 98290 44170');
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
      await form.getByRole('button', { name: 'Update' }).click();
      await expect(owner.getByText('Your profile was updated.')).toBeVisible();
      const panel = owner.getByRole('region', { name: 'Owner' });
      for (const value of ['Chandni Bai', `bookings.${width}@chandni.example`, '+91 98290 44170'])
        await expect(panel).toContainText(value);
      await open(owner, '/vendorProfilePage/business');
      await owner.getByRole('button', { name: 'Edit personal data' }).click();
      await expect(form.getByLabel('Email')).toHaveValue(`bookings.${width}@chandni.example`);
    });

    const booking = await enquireAt(context, id, 45);
    const card = page.getByRole('article', { name });
    await test.step('before it, there is nothing to agree on', async () => {
      await open(page, '/userProfilePage?tab=bookings');
      await expect(card.getByText('Pending')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'What to settle next' })).toHaveCount(0);
    });
    await ask(
      owner.request,
      'mutation A($id: ID!, $code: String!) { approveBooking(id: $id, code: $code) { userErrors { message } } }',
      booking,
    );

    await test.step('the couple', async () => {
      await open(page, '/userProfilePage?tab=bookings');
      await expect(card.getByRole('heading', { name: 'What to settle next' })).toBeVisible();
      await expect(card).toContainText(
        `Pay 40% of the package price to book. The remainder is paid directly to ${name} on the event day.`,
      );
      await expect(card).toContainText('Agree on the package, the place and the timings.');
      await expect(card.getByRole('link', { name: `Call ${name}` })).toHaveAttribute(
        'href',
        'tel:+919829044170',
      );
      const { number, text } = await whatsApp(page, name);
      expect(number).toBe('919829044170');
      expect(text).toMatch(new RegExp(`^Hello ${name}, this is Tara Menon\\. You approved our booking`));
      expect(text).not.toContain(booking.code);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    await test.step('the vendor', async () => {
      await open(owner, '/notification');
      const enquiry = owner.getByRole('article', { name: 'Tara Menon' });
      await expect(enquiry).toContainText('Tell Tara Menon how to pay the 40% that books the date.');
      const { number, text } = await whatsApp(owner, 'Tara Menon');
      expect(number).toBe('910000022222');
      expect(text).toMatch(
        new RegExp(`^Hello Tara Menon, this is ${name}\\. Your booking on Mandap is approved`),
      );
      await expectAccessible(owner);
      await expectNoSidewaysScroll(owner);
    });

    await test.step('a landline has no WhatsApp', async () => {
      await ask(
        owner.request,
        'mutation U($input: UpdateVendorInput!) { updateVendor(input: $input) { userErrors { message } } }',
        { input: { phone: '0294 242 0000' } },
      );
      await reload(page);
      await expect(card.getByRole('link', { name: `Call ${name}` })).toBeVisible();
      await expect(card.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
      // Nobody else can read a phone number in the booking.
      const { booking: seen } = await ask<{ booking: { listingContact: null } }>(
        owner.request,
        'query B($id: ID!) { booking(id: $id) { listingContact { phone } } }',
        { id: booking.id },
      );
      expect(seen.listingContact).toBeNull();
    });
  });
}
