/**
 * Makes Back close overlays on phones: dialogs, the menu, filter menus and the picture viewer.
 *
 * While an overlay is open, the history has an extra entry: a marked copy of the page's entry. Back leads from it to
 * the page's own entry and closes the overlay. Closing the overlay otherwise removes the entry, and following a link
 * from it replaces the entry, so that it never stays behind. The router doesn't see these steps: for it, both entries
 * are the same location.
 */

/** Marks our entry in `history.state`. */
const MARK = 'overlay';

const PHONE = '(max-width: 767px), (pointer: coarse)';

/** Timeout in milliseconds for a navigation without an event, at the end of the history. */
const STEP_MS = 1000;

interface Overlay {
  close: () => void;
  mayStay: boolean;
}

type State = Record<string, unknown> | null;

/** Open overlays, bottom first. */
const overlays: Overlay[] = [];

/** Whether our entry is current. */
let onEntry = false;
/** The router's key for the current location. */
let currentKey: unknown;
/** We are navigating away from our entry; the router's history calls are queued meanwhile. */
let leaving = false;
const waiting: (() => void)[] = [];
/** Other code is navigating the history, such as the router returning to a page with unsaved changes. */
let stepping: ReturnType<typeof setTimeout> | undefined;

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;
const routerKey = (state: unknown): unknown => (state as State)?.key;

/**
 * Registers an open overlay; Back calls `close`. Does nothing on large screens, where Back leaves the page.
 *
 * @param mayStay whether `close` may ask first if changes should be discarded, so that the overlay stays for now
 * @returns a function to call after the overlay has closed, for whatever reason
 */
export function addOverlay(close: () => void, mayStay = false): () => void {
  if (!matchMedia(PHONE).matches) return () => undefined;
  const overlay = { close, mayStay };
  overlays.push(overlay);
  addEntry();
  return () => {
    const index = overlays.indexOf(overlay);
    if (index < 0) return;
    overlays.splice(index, 1);
    // If another overlay opens in the same tick, it reuses the entry.
    queueMicrotask(removeEntry);
  };
}

function addEntry(): void {
  if (stepping) return;
  afterLeaving(() => {
    if (onEntry || !overlays.length) return;
    onEntry = true;
    History.prototype.pushState.call(history, { ...(history.state as State), [MARK]: true }, '');
  });
}

function removeEntry(): void {
  if (overlays.length || !onEntry) return;
  onEntry = false;
  stepOff();
}

function stepOff(): void {
  leaving = true;
  History.prototype.back.call(history);
}

function afterLeaving(action: () => void): void {
  if (leaving) waiting.push(action);
  else action();
}

/**
 * Starts watching the history. Call it once, before the router is created. If the page was reloaded on our entry, it
 * leaves that entry first.
 */
export async function watchHistory(): Promise<void> {
  const left = isMarked(history.state) && stepped();
  if (left) {
    stepOff();
    await left;
  }
  currentKey = routerKey(history.state);
  leaving = false;
  addEventListener('popstate', onStep, { capture: true });

  history.pushState = (state: State, unused, url) =>
    afterLeaving(() => {
      if (onEntry) History.prototype.replaceState.call(history, state, unused, url);
      else History.prototype.pushState.call(history, state, unused, url);
      onEntry = false;
      currentKey = routerKey(state);
    });
  history.replaceState = (state: State, unused, url) => {
    const replace = () => {
      const from = location.pathname;
      History.prototype.replaceState.call(history, state, unused, url);
      currentKey = routerKey(state);
      // Overlays stay open on the same page. On another page they are about to unmount.
      if (overlays.length && location.pathname === from) addEntry();
    };
    afterLeaving(() => {
      if (!onEntry || isMarked(state)) return replace();
      // Replacing our entry would leave the page's own entry behind.
      onEntry = false;
      stepOff();
      waiting.push(replace);
    });
  };
  history.go = (delta = 0) =>
    afterLeaving(() => {
      clearTimeout(stepping);
      stepping = setTimeout(settle, STEP_MS);
      // For the router, our entry and the page's are one.
      History.prototype.go.call(history, onEntry && delta < 0 ? delta - 1 : delta);
      onEntry = false;
    });
}

/** Resolves after the next history event, or after the timeout. */
const stepped = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, STEP_MS);
  });

function settle(): void {
  clearTimeout(stepping);
  stepping = undefined;
  if (overlays.length) addEntry();
}

/** Handles every history event before the router does. */
function onStep(event: PopStateEvent): void {
  if (leaving) {
    event.stopImmediatePropagation();
    leaving = false;
    for (const action of waiting.splice(0)) afterLeaving(action);
    return;
  }
  if (stepping) setTimeout(settle);
  const samePage = routerKey(event.state) === currentKey;
  currentKey = routerKey(event.state);
  if (isMarked(event.state)) {
    // Forward to an entry whose overlay has been closed.
    if (onEntry) return;
    if (samePage) {
      event.stopImmediatePropagation();
      stepOff();
    } else History.prototype.back.call(history);
    return;
  }
  if (!onEntry) return;
  onEntry = false;
  if (!samePage) {
    for (const { close } of overlays.splice(0)) close();
    return;
  }
  event.stopImmediatePropagation();
  const overlay = overlays.at(-1);
  if (!overlay?.mayStay) overlays.pop();
  overlay?.close();
  // Once React has rendered, which it does in a microtask, a closed overlay is no longer registered.
  if (overlay?.mayStay) setTimeout(settle);
  else if (overlays.length) addEntry();
}
