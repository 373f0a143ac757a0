import { useEffect, useRef } from 'react';
import { thumbHashToRGBA } from 'thumbhash';

interface BlurProps {
  /** Base64-encoded. */
  thumbhash: string;
  className?: string;
}

/**
 * Blurred placeholder while a picture loads. Public pages use its average colour instead, which needs no JavaScript.
 */
export function Blur({ thumbhash, className }: BlurProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context || !thumbhash) return;
    const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
    const { w, h, rgba } = thumbHashToRGBA(bytes);
    canvas.width = w;
    canvas.height = h;
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), w, h), 0, 0);
  }, [thumbhash]);
  return <canvas ref={ref} className={className} aria-hidden="true" />;
}
