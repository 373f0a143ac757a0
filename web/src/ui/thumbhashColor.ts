/**
 * Returns the average colour of a ThumbHash as CSS. It needs only the first three bytes (luminance and two chroma
 * values, 6 bits each), so it is cheap in lists and needs no library.
 *
 * @param thumbhash base64
 */
export const thumbhashColor = (thumbhash: string): string | undefined => {
  if (!/^[\w+/-]{4}/.test(thumbhash)) return undefined;
  const bytes = atob(thumbhash.slice(0, 4).replace(/-/g, '+').replace(/_/g, '/'));
  const header = bytes.charCodeAt(0) | (bytes.charCodeAt(1) << 8) | (bytes.charCodeAt(2) << 16);
  const l = (header & 63) / 63;
  const p = ((header >> 6) & 63) / 31.5 - 1;
  const q = ((header >> 12) & 63) / 31.5 - 1;
  const b = l - (2 / 3) * p;
  const r = (3 * l - b + q) / 2;
  const channels = [r, r - q, b].map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255));
  return `rgb(${channels.join(' ')})`;
};
