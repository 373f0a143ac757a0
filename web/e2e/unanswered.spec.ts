import { expectAccessible } from './accessibility';
import { newCouple } from './accounts';
import { sql } from './database';
import { enquireAt, venueId } from './enquiries';
import { expect, onPhoneAndDesktop, test } from './fixtures';
import { expectNoSidewaysScroll, open } from './pages';

onPhoneAndDesktop(() => {
  test('a couple that nobody has answered for days sees similar places that are free', async ({
    page,
    context,
  }) => {
    await newCouple(context, 'Tara Menon');
    const { id } = await enquireAt(context, await venueId(context.request, 'Kesar Kothi'), 320);
    await open(page, '/userProfilePage?tab=bookings');
    const card = page.getByRole('article', { name: 'Kesar Kothi' });
    await expect(card).toBeVisible();
    await expect(card.getByText('hasn’t replied yet')).toHaveCount(0);

    // As the job does after 72 hours.
    await sql(`INSERT INTO enquiry_reminder (booking_id, recipient) VALUES ($1, 'couple')`, [id]);
    await open(page, '/userProfilePage?tab=bookings');
    await expect(card).toContainText(
      'Kesar Kothi hasn’t replied yet. You can wait, or withdraw your enquiry.',
    );
    const similar = card.getByRole('list', { name: 'Similar places that are free on your date:' });
    await expect(similar.getByRole('link')).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await similar.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Kesar Kothi');
  });
});
