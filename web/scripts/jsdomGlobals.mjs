// What browsers have and jsdom lacks; the router and dialogs need it.
import { TextDecoder, TextEncoder } from 'node:util';

/** No media query matches, and none ever will. */
const matchMedia = (media) => ({
  media,
  matches: false,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
});

Object.assign(globalThis, { TextDecoder, TextEncoder, matchMedia });
