/** A page, and its heading, which is there without JavaScript. */
export interface Screen {
  path: string;
  heading: string | RegExp;
}

/** The public screens. */
export const SCREENS: Screen[] = [
  { path: '/', heading: /./ },
  { path: '/venuelist', heading: 'Wedding venues' },
  { path: '/vendor/AllVendors', heading: 'Wedding vendors' },
  { path: '/vendorCategory', heading: 'Vendors' },
  { path: '/vendors/category/Transport', heading: 'Transport' },
  { path: '/photos', heading: 'Wedding Photo Gallery' },
  { path: '/blogs', heading: 'Wedding Blog' },
  { path: '/realWedding', heading: 'Real Weddings' },
  { path: '/realWeddings/new', heading: 'Write a New Real Wedding' },
  { path: '/login', heading: 'Login' },
  { path: '/login/link', heading: 'Email me a login link' },
  { path: '/login/confirm', heading: /Log in to Mandap|Incomplete link/ },
  { path: '/unsubscribe', heading: /^Unsubscribe$|This link isn’t valid/ },
  { path: '/Signup', heading: /./ },
  { path: '/forget', heading: 'Forgot Password' },
  { path: '/business', heading: 'Register your business' },
  { path: '/link1', heading: 'Hotel Inquiry' },
  { path: '/aboutus1', heading: 'Why Us' },
  { path: '/privacy', heading: 'Privacy' },
  { path: '/terms', heading: 'Terms' },
  { path: '/developers', heading: 'Developers' },
  { path: '/developers/rest', heading: 'REST calls' },
];
