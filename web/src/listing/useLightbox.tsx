import { PICTURE_WIDTHS, sizedUrl } from '@mandap/api/constants/media';
import { Suspense, useState, type MouseEvent } from 'react';
import { lazyPart } from '../ui/lazyPart';
import type { PictureData } from '../ui/Picture';

const Lightbox = lazyPart(() => import('./Lightbox'));

/**
 * Lets links open pictures in the lightbox: `linkTo` returns the props of the link to each picture, `lightbox` is to
 * be rendered next to them. `caption` replaces the pictures’ own texts below them. Without JavaScript, or opened in a
 * new tab, a link shows the largest variant.
 */
export function useLightbox(label: string, pictures: readonly PictureData[], caption?: string) {
  const [large, setLarge] = useState<number | null>(null);
  return {
    linkTo: (index: number) => ({
      href: sizedUrl(pictures[index]?.url ?? '', Math.max(...PICTURE_WIDTHS), 'webp'),
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        setLarge(index);
      },
    }),
    lightbox: large !== null && (
      <Suspense fallback={null}>
        <Lightbox
          label={label}
          pictures={pictures}
          caption={caption}
          index={large}
          onChange={setLarge}
          onClose={() => setLarge(null)}
        />
      </Suspense>
    ),
  };
}
