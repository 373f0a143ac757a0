import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { moved } from './useGallery';

/** A mouse that moves less than this clicks. */
const CLICK_PX = 6;
/** So near to the edge of the screen, the page scrolls along. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

interface Drag {
  id: string;
  order: readonly string[];
}

/**
 * Ordering by dragging, with a mouse, a finger or a pen. While one drags, `order` is what the list would become; on
 * letting go, `onDrop` is told. Escape leaves everything as it was. Elements that can be dropped on carry
 * `data-sortable` with their id.
 */
export function useDragOrder(
  ids: readonly string[],
  onDrop: (id: string, before: string | undefined) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const start = (id: string) => (event: ReactPointerEvent) => {
    if (event.button !== 0 || end.current) return;
    const origin = { x: event.clientX, y: event.clientY };
    const { pointerId } = event;
    let order = ids;
    let dragging = false;
    let pointer = origin;
    let frame = 0;

    const over = () => {
      const target = document
        .elementsFromPoint(pointer.x, pointer.y)
        .map((element) => element.closest<HTMLElement>('[data-sortable]')?.dataset.sortable)
        .find(Boolean);
      if (!target || target === id) return;
      const [from, to] = [order.indexOf(id), order.indexOf(target)];
      // It takes the place of what it is over.
      order = moved(order, id, from < to ? order[to + 1] : target);
      setDrag({ id, order });
    };
    const scroll = () => {
      const near = pointer.y < EDGE_PX ? -1 : pointer.y > window.innerHeight - EDGE_PX ? 1 : 0;
      if (near) {
        window.scrollBy(0, near * SCROLL_PX);
        over();
      }
      frame = requestAnimationFrame(scroll);
    };
    const move = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      pointer = { x: at.clientX, y: at.clientY };
      if (!dragging && Math.hypot(pointer.x - origin.x, pointer.y - origin.y) < CLICK_PX) return;
      if (!dragging) {
        dragging = true;
        setDrag({ id, order });
        frame = requestAnimationFrame(scroll);
      }
      over();
    };
    const stop = () => {
      listening.abort();
      cancelAnimationFrame(frame);
      end.current = undefined;
      setDrag(undefined);
    };
    const drop = (at: PointerEvent) => {
      if (at.pointerId !== pointerId) return;
      const place = order.indexOf(id);
      const changed = dragging && place !== ids.indexOf(id);
      stop();
      if (changed) onDrop(id, order[place + 1]);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', drop, { signal });
    window.addEventListener('pointercancel', stop, { signal });
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') stop();
      },
      { signal },
    );
    end.current = stop;
  };

  return {
    /** The element's `onPointerDown`. */
    start,
    /** What is being dragged. */
    dragged: drag?.id,
    /** The place of an element, as CSS's `order`: nothing is taken out of the page while a finger is on it. */
    placeOf: (id: string) => (drag ? drag.order.indexOf(id) : undefined),
  };
}
