/** Where a picture of the site itself is shown. */
export const SITE_PICTURE_KINDS = ['hero', 'photo', 'category'] as const;

export type SitePictureKind = (typeof SITE_PICTURE_KINDS)[number];
