/** Presses the button with a name that begins like this. */
const press = (name) => async (page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .filter({ visible: true })
    .first()
    .click();
  await page.locator('[role$="dialog"]').first().waitFor();
};
const submit = async (page) => {
  await page.locator('main [type=submit]').first().click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
};
const openUser = async (page) => {
  await page.locator('main a[href^="/UserProfile/"]').first().click();
  await page.getByRole('heading', { name: 'User profile' }).waitFor();
};

/** All screens by role: name, URL, and what to do there first. */
export const screensOf = ({ venue, fresh, blog, venueId, vendorId, blogId, storyId }) => ({
  visitor: [
    ['home', '/'],
    ['list', '/venuelist'],
    ['filtered', '/venuelist?city=Udaipur&sort=RANK'],
    ['nothing-found', '/venuelist?q=zzzz'],
    ['venue', venue],
    ['vendors', '/vendor/AllVendors'],
    ['vendor-categories', '/vendorCategory'],
    ['blogs', '/blogs'],
    ['blog', blog],
    ['real-weddings', '/realweddings'],
    ['real-wedding', `/realWedding/${storyId}`],
    ['about', '/aboutus1'],
    ['missing', '/nothing'],
    ['hotel-inquiry', '/link1'],
    ['login', '/login'],
    ['login-empty', '/login', submit],
    ['login-link', '/login/link'],
    ['signup', '/Signup'],
    ['signup-empty', '/Signup', submit],
    ['forgot', '/forget'],
    ['business-vendor', '/business'],
    ['business-vendor-empty', '/business', submit],
    ['business-venue', '/business?tab=venue'],
    ['business-venue-empty', '/business?tab=venue', submit],
    ['story-new', '/realWeddings/new'],
  ],
  user: [
    ['venue-couple', venue],
    ['enquiry-dialog', fresh, press('Send Enquiry')],
    ['review-dialog', fresh, press('Write a Review')],
    ['bookings', '/userProfilePage?tab=bookings'],
    ['wishlist', '/userProfilePage?tab=wishlist'],
    ['my-reviews', '/userProfilePage?tab=reviews'],
    ['my-stories', '/userProfilePage?tab=stories'],
    ['api-keys', '/userProfilePage?tab=api-keys'],
    ['api-key-dialog', '/userProfilePage?tab=api-keys', press('New key')],
    ['profile', '/userProfilePage?tab=profile'],
    ['logout-dialog', '/userProfilePage?tab=logout'],
    ['password-dialog', '/userProfilePage?tab=profile', press('Change password')],
    ['email-dialog', '/userProfilePage?tab=profile', press('Change email')],
    ['delete-dialog', '/userProfilePage?tab=profile', press('Delete account')],
  ],
  venue: [
    ['venue-inbox', '/notification'],
    ['approve-dialog', '/notification', press('Approve')],
    ['reject-dialog', '/notification', press('Reject')],
    ['venue-home', '/venueProfilePage/home'],
    ['venue-profile', '/venueProfilePage'],
    ['venue-details', '/venueProfilePage/details'],
    ['venue-calendar', '/venueProfilePage/calendar'],
    ['venue-reviews', '/venueProfilePage/reviews'],
    ['venue-stories', '/venueProfilePage/stories'],
    ['venue-gallery', '/venueProfilePage/gallery'],
  ],
  vendor: [
    ['vendor-inbox', '/notification'],
    ['vendor-home', '/vendorProfilePage/home'],
    ['vendor-profile', '/vendorProfilePage'],
    ['vendor-business', '/vendorProfilePage/business'],
    ['vendor-packages', '/vendorProfilePage/packages'],
    ['vendor-calendar', '/vendorProfilePage/calendar'],
    ['vendor-reviews', '/vendorProfilePage/reviews'],
    ['vendor-stories', '/vendorProfilePage/stories'],
    ['vendor-portfolio', '/vendorProfilePage/portfolio'],
  ],
  admin: [
    ['admin-profile', '/adminDashboard'],
    ['admin-admins', '/adminDashboard/admin-management'],
    ['admin-add-dialog', '/adminDashboard/admin-management', press('Add Admin')],
    ['admin-vendors', '/adminDashboard/vendor-management'],
    ['admin-venues', '/adminDashboard/venue-management'],
    ['admin-suspend-dialog', '/adminDashboard/venue-management?status=approved', press('Suspend')],
    ['admin-users', '/adminDashboard/user-management'],
    ['admin-mail', '/adminDashboard/mail-queue'],
    ['admin-blogs', '/adminDashboard/blog-management'],
    ['admin-stories', '/adminDashboard/real-wedding-management'],
    ['admin-notifications', '/adminDashboard/notification-management'],
    ['admin-overview', '/adminDashboard/overview'],
    ['admin-reviews', '/adminDashboard/review-moderation'],
    ['admin-disputed', '/adminDashboard/review-moderation?status=disputed'],
    ['admin-audit', '/adminDashboard/audit-log'],
    ['admin-user', '/adminDashboard/user-management', openUser],
    ['admin-vendor', `/VendorProfile/${vendorId}`],
    ['admin-venue', `/VenueProfile/${venueId}`],
    ['admin-blog-new', '/blog/new'],
    ['admin-blog-edit', `/blog/${blogId}`],
    ['admin-story-edit', `/realWeddings/${storyId}`],
  ],
});
