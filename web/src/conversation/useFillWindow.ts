import { useLayoutEffect, type RefObject } from 'react';

/** Space below the element. */
const MARGIN = 16;

/**
 * Sets `--fill-height` of an element to the height from its top to the bottom of the window, or to the top of an
 * on-screen keyboard, which `dvh` ignores.
 */
export function useFillWindow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const update = () => {
      const filled = element.current;
      if (!filled) return;
      const top = filled.getBoundingClientRect().top + window.scrollY;
      // Pinch zoom divides the height by the scale, but doesn't change the layout.
      const bottom = viewport.height * viewport.scale;
      filled.style.setProperty('--fill-height', `${bottom - top - MARGIN}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    // Notices above it may appear or go.
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => {
      viewport.removeEventListener('resize', update);
      observer.disconnect();
    };
  }, [element]);
}
