import { useEffect, useRef, useState } from 'react';
import { useMotionPause } from './motionPause';
import { onScreen } from './onScreen';

const SWIPE_PX = 40;
/** How long before its slide a picture is fetched. */
const PRELOAD_MS = 2000;

interface Slides {
  /** Ref for the carousel's element. */
  ref: React.RefObject<HTMLDivElement | null>;
  /** The current slide, zero-based, and the one it covers. */
  current: number;
  previous: number;
  /** Slides to render; the pictures of all others aren't fetched yet. */
  preloaded: ReadonlySet<number>;
  /** Shows a slide and stops autoplay. */
  show: (index: number) => void;
}

/**
 * Runs a carousel's autoplay: one slide every `interval` ms, in a loop. It pauses off screen, in a hidden tab, on hover
 * or focus, after the visitor used a dot or swiped, while all carousels are paused, and under reduced motion. Hover and
 * swipe are detected on the nearest `data-slides` ancestor, such as the surrounding card.
 */
export function useSlides(count: number, interval: number): Slides {
  const ref = useRef<HTMLDivElement>(null);
  const [{ current, previous }, setShown] = useState({ current: 0, previous: 0 });
  const [preloaded, setPreloaded] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [resting, setResting] = useState(true);
  const [userControlled, setUserControlled] = useState(false);
  const { paused } = useMotionPause();

  const go = (index: number) => {
    const next = (index + count) % count;
    setPreloaded((before) => (before.has(next) ? before : new Set(before).add(next)));
    setShown((before) => (before.current === next ? before : { current: next, previous: before.current }));
  };
  const show = (index: number) => {
    setUserControlled(true);
    go(index);
  };

  const latest = useRef({ go, show, current });
  useEffect(() => {
    latest.current = { go, show, current };
  });

  useEffect(() => {
    const root = ref.current;
    if (!root || count < 2) return;
    const area = root.closest<HTMLElement>('[data-slides]') ?? root;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const state = { visible: false, hovered: false, focused: false };
    const update = (change: Partial<typeof state> = {}) => {
      Object.assign(state, change);
      setResting(!state.visible || state.hovered || state.focused || still.matches || document.hidden);
    };
    let touchX: number | undefined;

    const handlers: [keyof HTMLElementEventMap, (event: Event) => void][] = [
      [
        'pointerenter',
        (event) => (event as PointerEvent).pointerType === 'mouse' && update({ hovered: true }),
      ],
      ['pointerleave', () => update({ hovered: false })],
      ['focusin', () => update({ focused: true })],
      ['focusout', () => update({ focused: false })],
      ['touchstart', (event) => (touchX = (event as TouchEvent).touches[0]?.clientX)],
      [
        'touchend',
        (event) => {
          const moved = ((event as TouchEvent).changedTouches[0]?.clientX ?? 0) - (touchX ?? 0);
          if (touchX === undefined || Math.abs(moved) < SWIPE_PX) return;
          latest.current.show(latest.current.current + (moved < 0 ? 1 : -1));
        },
      ],
    ];
    handlers.forEach(([type, handler]) => area.addEventListener(type, handler, { passive: true }));
    area.style.touchAction = 'pan-y pinch-zoom';
    const onVisibility = () => update();
    document.addEventListener('visibilitychange', onVisibility);
    still.addEventListener('change', onVisibility);
    const unobserve = onScreen(root, (visible) => update({ visible }));
    return () => {
      handlers.forEach(([type, handler]) => area.removeEventListener(type, handler));
      document.removeEventListener('visibilitychange', onVisibility);
      still.removeEventListener('change', onVisibility);
      unobserve();
    };
  }, [count]);

  const moving = count > 1 && !resting && !userControlled && !paused;
  useEffect(() => {
    if (!moving) return;
    const next = (current + 1) % count;
    const fetchNext = setTimeout(
      () => setPreloaded((before) => (before.has(next) ? before : new Set(before).add(next))),
      Math.max(0, interval - PRELOAD_MS),
    );
    const advance = setTimeout(() => latest.current.go(next), interval);
    return () => {
      clearTimeout(fetchNext);
      clearTimeout(advance);
    };
  }, [moving, current, count, interval]);

  return { ref, current, previous, preloaded, show };
}
