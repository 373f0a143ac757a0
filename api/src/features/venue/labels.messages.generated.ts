// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "type.CONFERENCE_HALLS": NoValues;
  "type.BANQUET_HALL": NoValues;
  "type.WEDDING_LAWNS": NoValues;
  "type.BEACHSIDE_VENUES": NoValues;
  "type.GARDEN_VENUES": NoValues;
  "type.ROOFTOP_VENUES": NoValues;
  "type.RESORTS": NoValues;
  "type.COMMUNITY_CENTERS": NoValues;
  "type.FOUR_STAR_AND_ABOVE": NoValues;
  "type.BANQUET_HALLS": NoValues;
  "type.MARRIAGE_GARDEN": NoValues;
  "type.THREE_STAR_HOTELS": NoValues;
  "type.COUNTRY_GOLF_CLUB": NoValues;
  "facility.FOOD_PROVIDED_BY_VENUE": NoValues;
  "facility.ALCOHOL_ALLOWED": NoValues;
  "facility.OUTSIDE_FOOD_ALLOWED": NoValues;
  "facility.MUSIC_ALLOWED_LATE": NoValues;
  "facility.VALET_PARKING": NoValues;
  "facility.SEA_VIEW": NoValues;
  "facility.CATERING_SERVICES": NoValues;
  "facility.LIVE_MUSIC": NoValues;
  "facility.CITY_VIEW": NoValues;
  "facility.OPEN_BAR": NoValues;
  "facility.AV_EQUIPMENT": NoValues;
  "facility.FREE_WIFI": NoValues;
  "facility.SWIMMING_POOL": NoValues;
  "facility.SPA_SERVICES": NoValues;
  "facility.AMPLE_PARKING": NoValues;
  "facility.AIR_CONDITIONING": NoValues;
  "facility.PRIVATE_BEACH": NoValues;
  "facility.WATER_SPORTS": NoValues;
  "facility.IN_HOUSE_DECOR": NoValues;
  "facility.DJ_SERVICES": NoValues;
  "rating.ALL": NoValues;
  "rating.UNDER_4": NoValues;
  "rating.FROM_4": NoValues;
  "rating.FROM_4_5": NoValues;
  "rating.FROM_4_8": NoValues;
}

export const t = makeTranslate<Messages>({
  "type.CONFERENCE_HALLS": "Conference Halls",
  "type.BANQUET_HALL": "Banquet Hall",
  "type.WEDDING_LAWNS": "Wedding Lawns",
  "type.BEACHSIDE_VENUES": "Beachside Venues",
  "type.GARDEN_VENUES": "Garden Venues",
  "type.ROOFTOP_VENUES": "Rooftop Venues",
  "type.RESORTS": "Resorts",
  "type.COMMUNITY_CENTERS": "Community Centers",
  "type.FOUR_STAR_AND_ABOVE": "4 Star & Above",
  "type.BANQUET_HALLS": "Banquet Halls",
  "type.MARRIAGE_GARDEN": "Marriage Garden",
  "type.THREE_STAR_HOTELS": "3 Star Hotels",
  "type.COUNTRY_GOLF_CLUB": "Country/Golf Club",
  "facility.FOOD_PROVIDED_BY_VENUE": "Food provided by venue",
  "facility.ALCOHOL_ALLOWED": "Alcohol allowed",
  "facility.OUTSIDE_FOOD_ALLOWED": "Outside food allowed",
  "facility.MUSIC_ALLOWED_LATE": "Music allowed late",
  "facility.VALET_PARKING": "Valet parking",
  "facility.SEA_VIEW": "Sea view",
  "facility.CATERING_SERVICES": "Catering services",
  "facility.LIVE_MUSIC": "Live music",
  "facility.CITY_VIEW": "City view",
  "facility.OPEN_BAR": "Open bar",
  "facility.AV_EQUIPMENT": "AV equipment",
  "facility.FREE_WIFI": "Free WiFi",
  "facility.SWIMMING_POOL": "Swimming pool",
  "facility.SPA_SERVICES": "Spa services",
  "facility.AMPLE_PARKING": "Ample parking",
  "facility.AIR_CONDITIONING": "Air conditioning",
  "facility.PRIVATE_BEACH": "Private beach",
  "facility.WATER_SPORTS": "Water sports",
  "facility.IN_HOUSE_DECOR": "In-house decor",
  "facility.DJ_SERVICES": "DJ services",
  "rating.ALL": "All Ratings",
  "rating.UNDER_4": "Rated <4",
  "rating.FROM_4": "Rated 4+",
  "rating.FROM_4_5": "Rated 4.5+",
  "rating.FROM_4_8": "Rated 4.8+",
});
