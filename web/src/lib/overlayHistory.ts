/**
 * Makes Back close what lies over the page on phones: dialogs, the menu, filter menus, the picture viewer.
 *
 * While anything lies over the page, the tab's history has one more entry, a marked copy of the page's. Back leads from
 * it to the page's own entry, and closes the overlay instead. Closing it otherwise removes the entry again, and leaving
 * the page from it (a link in a dialog) replaces it, so that it never stays behind. The router does not hear of these
 * steps: to it, both entries are one location.
 */

/** Marks our entry in `history.state`. */
const MARK = 'overlay';

const PHONE = '(max-width: 767px), (pointer: coarse)';

/** How long a step through the history may take before it counts as one that led nowhere. */
const STEP_MS = 1000;

interface Overlay {
  close: () => void;
}

type State = Record<string, unknown> | null;

/** What lies over the page, the lowest first. */
const overlays: Overlay[] = [];

/** Whether our entry is the current one. */
let onEntry = false;
/** The key that the router gave to the current location. */
let currentKey: unknown;
/** We are stepping off our entry. What the router does to the history meanwhile waits. */
let leaving = false;
const waiting: (() => void)[] = [];
/** Somebody else is stepping through the history, such as the router, back to a page with unsaved changes. */
let stepping: ReturnType<typeof setTimeout> | undefined;

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && MARK in state;
const keyOf = (state: unknown): unknown => (state as State)?.key;

/**
 * Registers what has opened over the page; Back calls `close`. Does nothing where Back leaves the page: on large screens.
 * @returns to be called when it has closed, however that came about
 */
export function addOverlay(close: () => void): () => void {
  if (!matchMedia(PHONE).matches) return () => undefined;
  const overlay = { close };
  overlays.push(overlay);
  addEntry();
  return () => {
    const index = overlays.indexOf(overlay);
    if (index < 0) return;
    overlays.splice(index, 1);
    // Another one may open in the same moment, and keeps the entry.
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

/** To be called once, before the router is made. A page that was reloaded on our entry leaves it first. */
export async function watchHistory(): Promise<void> {
  const left = isMarked(history.state) && stepped();
  if (left) {
    stepOff();
    await left;
  }
  currentKey = keyOf(history.state);
  leaving = false;
  addEventListener('popstate', onStep, { capture: true });

  history.pushState = (state: State, unused, url) =>
    afterLeaving(() => {
      if (onEntry) History.prototype.replaceState.call(history, state, unused, url);
      else History.prototype.pushState.call(history, state, unused, url);
      onEntry = false;
      currentKey = keyOf(state);
    });
  history.replaceState = (state: State, unused, url) => {
    const replace = () => {
      const from = location.pathname;
      History.prototype.replaceState.call(history, state, unused, url);
      currentKey = keyOf(state);
      // What lies over the page stays with it; over another page it is about to be gone.
      if (overlays.length && location.pathname === from) addEntry();
    };
    afterLeaving(() => {
      if (!onEntry || isMarked(state)) return replace();
      // Replacing our entry would leave the page's own one behind.
      onEntry = false;
      stepOff();
      waiting.push(replace);
    });
  };
  history.go = (delta = 0) =>
    afterLeaving(() => {
      clearTimeout(stepping);
      stepping = setTimeout(settle, STEP_MS);
      // To the router, our entry and the page's are one.
      History.prototype.go.call(history, onEntry && delta < 0 ? delta - 1 : delta);
      onEntry = false;
    });
}

/** The next step through the history, or the time that it may take. */
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

/** Hears of every step before the router does. */
function onStep(event: PopStateEvent): void {
  if (leaving) {
    event.stopImmediatePropagation();
    leaving = false;
    for (const action of waiting.splice(0)) afterLeaving(action);
    return;
  }
  if (stepping) setTimeout(settle);
  const samePage = keyOf(event.state) === currentKey;
  currentKey = keyOf(event.state);
  if (isMarked(event.state)) {
    // Forward, to an entry whose overlay has been closed.
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
  overlays.pop()?.close();
  if (overlays.length) addEntry();
}
