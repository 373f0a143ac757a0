import { useLayoutEffect, type RefObject } from 'react';

/** Space below the element. */
const MARGIN = 16;
/** Minimum height of the element, if that is less than this share of what a keyboard leaves of the window. */
const MIN_HEIGHT = 320;
const MIN_SHARE = 0.45;

/**
 * Sets `--fill-height` of an element to the height from its top to the bottom of the window, or to the top of an
 * on-screen keyboard, which `dvh` ignores. When a keyboard opens for one of its fields, scrolls to its end, for which the
 * element gets a margin where the keyboard covers the page.
 */
export function useFillWindow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    // Pinch zoom divides the height by the scale, but doesn't change the layout.
    const visibleHeight = () => Math.round(viewport.height * viewport.scale);
    let shown = visibleHeight();
    const update = () => {
      const filled = element.current;
      if (!filled) return;
      const top = filled.getBoundingClientRect().top + window.scrollY;
      const visible = visibleHeight();
      const height = Math.max(visible - top - MARGIN, Math.min(MIN_HEIGHT, visible * MIN_SHARE));
      filled.style.setProperty('--fill-height', `${height}px`);
      const covered = Math.max(document.documentElement.clientHeight - visible, 0);
      filled.style.setProperty('margin-bottom', `${covered}px`);
      const isResized = visible !== shown;
      shown = visible;
      if (!isResized || !filled.contains(document.activeElement)) return;
      const end = filled.getBoundingClientRect().bottom + MARGIN;
      window.scrollBy(0, Math.max(end - viewport.offsetTop - viewport.height, 0));
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
