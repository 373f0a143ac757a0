/** Places on the site that show pictures of its own. */
export const SITE_PICTURE_KINDS = ['hero', 'photo', 'category'] as const;

export type SitePictureKind = (typeof SITE_PICTURE_KINDS)[number];
