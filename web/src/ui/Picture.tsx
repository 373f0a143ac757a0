import { PICTURE_WIDTHS, sizedUrl } from '@mandap/api/constants/media';
import type { CSSProperties } from 'react';
import { preload } from 'react-dom';
import { cx } from './cx';
import styles from './Picture.module.css';
import { thumbhashColor } from './thumbhashColor';

/** A picture as returned by the API. */
export interface PictureData {
  /** Base URL; sizes and formats are paths below it. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** base64 */
  thumbhash: string;
}

interface PictureProps {
  picture: PictureData;
  /** The width at which it is drawn, in the syntax of `sizes`. */
  sizes: string;
  /** The largest picture above the fold: fetched first, never lazily. */
  priority?: boolean;
  /** Overrides the picture's own text; '' if adjacent text already describes it. */
  alt?: string;
  className?: string;
}

/**
 * `sizes` for a picture as wide as the page, on phones. On dense screens nobody sees whether a picture has 0.94 of their
 * pixels, or two instead of three for a point, but the smaller file has a half or a third of the bytes.
 */
export const PAGE_WIDE = '(min-resolution: 2.1dppx) 62vw, (min-resolution: 1.5dppx) 88vw, 94vw';

const avifSources = (url: string) =>
  PICTURE_WIDTHS.map((width) => `${sizedUrl(url, width, 'avif')} ${width}w`).join(', ');

/**
 * A responsive picture in a box that reserves its space, to avoid layout shifts. Browsers without AVIF get one WebP:
 * for them, a list would name each picture's sizes twice.
 */
export function Picture({ picture, sizes, priority, alt = picture.alt, className }: PictureProps) {
  const { url, width, height, thumbhash } = picture;
  const box = { '--ratio': `${width} / ${height}`, '--tone': thumbhashColor(thumbhash) } as CSSProperties;
  // Preloads it above the stylesheet of a server-rendered page. After a navigation, the element loads just as soon.
  if (import.meta.env.SSR && priority)
    preload(sizedUrl(url, PICTURE_WIDTHS[1], 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avifSources(url),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className={cx(styles.picture, className)} style={box}>
      <source type="image/avif" srcSet={avifSources(url)} sizes={sizes} />
      <img
        src={sizedUrl(url, PICTURE_WIDTHS[2], 'webp')}
        alt={alt}
        width={width}
        height={height}
        // Decoded asynchronously, it would be painted some frames after the text.
        decoding={priority ? 'sync' : 'async'}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
