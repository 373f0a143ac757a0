// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "nav.home": NoValues;
  "nav.venues": NoValues;
  "nav.vendors": NoValues;
  "nav.photos": NoValues;
  "nav.blogs": NoValues;
  "nav.realWeddings": NoValues;
  "nav.about": NoValues;
  "footer.planning": NoValues;
  "footer.ideas": NoValues;
  "footer.home": NoValues;
  "link.searchByVendor": NoValues;
  "link.topRatedVendors": NoValues;
  "link.weddingBlog": NoValues;
  "link.gallery": NoValues;
  "link.realWedding": NoValues;
  "link.about": NoValues;
  "link.contact": NoValues;
  "link.hotelInquiry": NoValues;
  "link.registerVendor": NoValues;
  "link.registerVenue": NoValues;
  "promo": NoValues;
  "toDark": { hidden: Tag };
  "toLight": { hidden: Tag };
  "backToHome": NoValues;
  "opensInANewTab": NoValues;
  "logout": NoValues;
  "unreadNotifications": { count: number };
  "menu": NoValues;
  "closeMenu": NoValues;
  "search": NoValues;
  "somethingWentWrong": NoValues;
  "offlineHint": NoValues;
  "unreachableHint": NoValues;
  "brokenHint": NoValues;
  "copyright": { today: string };
  "privacy": NoValues;
  "terms": NoValues;
  "developers": NoValues;
  "main": NoValues;
  "login": NoValues;
  "writeAReview": NoValues;
  "notifications": NoValues;
  "profileOf": { name: string };
  "pageTitle": { title: string };
  "quickLinks": NoValues;
  "skipToContent": NoValues;
}

export const t = makeTranslate<Messages>({
  "nav.home": "Home",
  "nav.venues": "Venues",
  "nav.vendors": "Vendors",
  "nav.photos": "Photos",
  "nav.blogs": "Blogs",
  "nav.realWeddings": "Real Weddings",
  "nav.about": "Why Us",
  "footer.planning": "Start Planning",
  "footer.ideas": "Wedding Ideas",
  "footer.home": "Home",
  "link.searchByVendor": "Search By Vendor",
  "link.topRatedVendors": "Top Rated Vendors",
  "link.weddingBlog": "Wedding Blog",
  "link.gallery": "Wedding Inspiration Gallery",
  "link.realWedding": "Real Wedding",
  "link.about": "About",
  "link.contact": "Contact Us",
  "link.hotelInquiry": "Hotel Inquiry",
  "link.registerVendor": "Register as Vendor",
  "link.registerVenue": "Register as Venue",
  "promo": "Up to 30% discount, ask us how",
  "toDark": [["hidden","Switch to "],"Dark",["hidden"," colours"]],
  "toLight": [["hidden","Switch to "],"Light",["hidden"," colours"]],
  "backToHome": "Back to home",
  "opensInANewTab": "(opens in a new tab)",
  "logout": "Logout",
  "unreadNotifications": [["count",2,{"one":[0," unread notification"],"other":[0," unread notifications"]}]],
  "menu": "Menu",
  "closeMenu": "Close menu",
  "search": "Search",
  "somethingWentWrong": "Something went wrong",
  "offlineHint": "You’re offline. Try again once you have a connection.",
  "unreachableHint": "We could not reach Mandap. Please check your connection and try again.",
  "brokenHint": "We couldn’t show this page. Try again; if that doesn’t help, please come back a little later.",
  "copyright": ["© ",["today"]," Mandap"],
  "privacy": "Privacy",
  "terms": "Terms",
  "developers": "Developers",
  "main": "Main",
  "login": "Login",
  "writeAReview": "Write a Review",
  "notifications": "Notifications",
  "profileOf": ["Profile of ",["name"]],
  "pageTitle": [["title"]," · Mandap"],
  "quickLinks": "Quick links",
  "skipToContent": "Skip to content",
});
