import type { PictureData } from '../ui/Picture';
import type { HeroSlideFragment } from './Hero.generated';

export interface Slide {
  id: string;
  /** What the picture is of: the venue and its city. */
  caption: string;
  picture: PictureData;
}

/** One slide a city, from venues in their order. The second picture of each: their cards show the first. */
export function slidesOf(venues: readonly HeroSlideFragment[], count: number): Slide[] {
  const cities = new Set<string>();
  const shown = new Set<string>();
  const slides: Slide[] = [];
  for (const { id, name, city, pictures } of venues) {
    const picture = pictures.findLast(({ url }) => !shown.has(url));
    if (slides.length === count || cities.has(city) || !picture) continue;
    cities.add(city);
    shown.add(picture.url);
    slides.push({ id, caption: `${name}, ${city}`, picture });
  }
  return slides;
}
