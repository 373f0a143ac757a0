/** URLs that share a page on other services. No third-party code is loaded. */

export const whatsAppShareUrl = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;

/**
 * Returns the URL of a WhatsApp chat with an Indian mobile number; undefined for other numbers, such as landlines with
 * an area code (0294 242 0000).
 *
 * @param phone as typed: "98290 44170", "098290 44170", "+91 98290 44170"
 * @param text the message's initial text
 */
export function whatsAppChatUrl(phone: string, text: string): string | undefined {
  const compact = phone.replace(/[^\d+]/g, '');
  const [, number] = /^(?:(?:\+|00)?91|0(?=[6-9]))?(\d{10})$/.exec(compact) ?? [];
  return number && `https://wa.me/91${number}?text=${encodeURIComponent(text)}`;
}

export const emailShareUrl = (text: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`;

export const facebookShareUrl = (url: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;

/** Returns the URL for saving a picture on Pinterest; `media` is the picture's URL. */
export const pinterestUrl = (text: string, url: string, media: string): string =>
  `https://www.pinterest.com/pin/create/button/?url=${encodeURIComponent(url)}&media=${encodeURIComponent(media)}&description=${encodeURIComponent(text)}`;

export const xShareUrl = (text: string, url: string): string =>
  `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`;
