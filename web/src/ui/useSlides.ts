import { useEffect, useRef, useState } from 'react';
import { useMotionPause } from './motionPause';
import { onScreen } from './onScreen';

const SWIPE_PX = 40;
/** The next picture is fetched this long before it is shown. */
const AHEAD_MS = 2000;

interface Slides {
  /** Put it on the carousel's element. */
  ref: React.RefObject<HTMLDivElement | null>;
  /** The slide that shows, from 0, and the one that it covers. */
  current: number;
  previous: number;
  /** Slides worth having in the page: the others are not fetched. */
  wanted: ReadonlySet<number>;
  /** Shows a slide, and stops the carousel from moving by itself. */
  show: (index: number) => void;
}

/**
 * The movement of a carousel: one slide every `interval` ms, around and around. It rests while it is off the screen,
 * in a hidden tab, hovered or focused, after the visitor took over by a dot or a swipe, when all pictures are paused,
 * and under reduced motion. Hover and swipe count on the nearest `data-slides` ancestor, such as the card that it is in.
 */
export function useSlides(count: number, interval: number): Slides {
  const ref = useRef<HTMLDivElement>(null);
  const [{ current, previous }, setShown] = useState({ current: 0, previous: 0 });
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [resting, setResting] = useState(true);
  const [takenOver, setTakenOver] = useState(false);
  const { paused } = useMotionPause();

  const go = (index: number) => {
    const next = (index + count) % count;
    setWanted((before) => (before.has(next) ? before : new Set(before).add(next)));
    setShown((before) => (before.current === next ? before : { current: next, previous: before.current }));
  };
  const show = (index: number) => {
    setTakenOver(true);
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

  const moving = count > 1 && !resting && !takenOver && !paused;
  useEffect(() => {
    if (!moving) return;
    const next = (current + 1) % count;
    const fetchNext = setTimeout(
      () => setWanted((before) => (before.has(next) ? before : new Set(before).add(next))),
      Math.max(0, interval - AHEAD_MS),
    );
    const advance = setTimeout(() => latest.current.go(next), interval);
    return () => {
      clearTimeout(fetchNext);
      clearTimeout(advance);
    };
  }, [moving, current, count, interval]);

  return { ref, current, previous, wanted, show };
}
