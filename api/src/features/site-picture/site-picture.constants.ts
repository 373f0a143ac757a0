/** Parts of the site that show its own pictures. */
export const SITE_PICTURE_KINDS = ['hero', 'photo', 'category'] as const;

export type SitePictureKind = (typeof SITE_PICTURE_KINDS)[number];
