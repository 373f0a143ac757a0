// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "weddingVenuesInIndia": NoValues;
  "description": NoValues;
  "venueVendorOrCity": NoValues;
  "notLoaded": NoValues;
  "latestBlogs": NoValues;
  "allBlogs": NoValues;
  "noBlogsAvailable": NoValues;
  "topRatedIn": { city: string };
  "topRatedVenues": NoValues;
  "viewMore": NoValues;
  "noVenueFound": NoValues;
  "realWeddingHighlights": NoValues;
  "allRealWeddings": NoValues;
  "noStories": NoValues;
  "noneInCity": { city: string };
  "noneInIndia": NoValues;
}

export const t = makeTranslate<Messages>({
  "weddingVenuesInIndia": "Wedding venues in India",
  "description": "Find and compare wedding venues across India by guests, price per plate and what couples said after the wedding.",
  "venueVendorOrCity": "Venue, vendor or city",
  "notLoaded": "Cities and pictures could not be loaded.",
  "latestBlogs": "Latest Blogs",
  "allBlogs": "All blogs",
  "noBlogsAvailable": "No blogs available",
  "topRatedIn": ["Top Rated Venues in ",["city"]],
  "topRatedVenues": "Top Rated Venues",
  "viewMore": "View More Venues",
  "noVenueFound": "No Venue found",
  "realWeddingHighlights": "Real Wedding Highlights",
  "allRealWeddings": "All real weddings",
  "noStories": "Currently no weddings available. Stay tuned for updates!",
  "noneInCity": ["No venue in ",["city"]," is rated 4 or higher yet. Choose another city above, or see all venues."],
  "noneInIndia": "No venue in India is rated 4 or higher yet. Choose another city above, or see all venues.",
});
