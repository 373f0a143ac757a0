import { useLayoutEffect, type RefObject } from 'react';

/** Space below the element. */
const MARGIN = 16;
/** Minimum height of the element, if that is less than this share of what a keyboard leaves of the window. */
const MIN_HEIGHT = 400;
const MIN_SHARE = 0.55;
/** A window that loses more of its height than this while someone types has an on-screen keyboard. */
const KEYBOARD_MIN_HEIGHT = 150;

/**
 * Sets `--fill-height` of an element to the height from its top to the bottom of the window, or to the top of an
 * on-screen keyboard, which `dvh` ignores. When a keyboard opens for one of its fields, the element takes all that the
 * keyboard leaves and is scrolled there, for which it gets a margin where the keyboard covers the page.
 */
export function useFillWindow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    // Pinch zoom divides the height by the scale, but doesn't change the layout.
    const visibleHeight = () => Math.round(viewport.height * viewport.scale);
    let shown = visibleHeight();
    let tallest = shown;
    const update = () => {
      const filled = element.current;
      if (!filled) return;
      const top = filled.getBoundingClientRect().top + window.scrollY;
      const visible = visibleHeight();
      tallest = Math.max(tallest, visible);
      const isInUse = filled.contains(document.activeElement);
      const hasKeyboard = isInUse && tallest - visible > KEYBOARD_MIN_HEIGHT;
      const least = hasKeyboard ? visible - 2 * MARGIN : Math.min(MIN_HEIGHT, visible * MIN_SHARE);
      const height = Math.max(visible - top - MARGIN, least);
      filled.style.setProperty('--fill-height', `${height}px`);
      const covered = Math.max(document.documentElement.clientHeight - visible, 0);
      filled.style.setProperty('margin-bottom', `${covered}px`);
      const isResized = visible !== shown;
      shown = visible;
      if (!isResized || !isInUse) return;
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
