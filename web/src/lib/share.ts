/** Addresses that hand a page to another service; a person presses them, nothing is loaded from there. */

export const shareByWhatsApp = (text: string, address: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${address}`)}`;

/**
 * Opens a WhatsApp chat with an Indian mobile number. Undefined for what can't be one, such as a landline with its area
 * code (0294 242 0000).
 *
 * @param phone as it was typed: "98290 44170", "098290 44170", "+91 98290 44170"
 * @param text what the message starts with
 */
export function writeByWhatsApp(phone: string, text: string): string | undefined {
  const compact = phone.replace(/[^\d+]/g, '');
  const [, number] = /^(?:(?:\+|00)?91|0(?=[6-9]))?(\d{10})$/.exec(compact) ?? [];
  return number && `https://wa.me/91${number}?text=${encodeURIComponent(text)}`;
}

export const shareByMail = (text: string, address: string): string =>
  `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(address)}`;

export const shareByFacebook = (address: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`;

/** A picture for a board of pictures; `media` is its own address. */
export const pinPicture = (text: string, address: string, media: string): string =>
  `https://www.pinterest.com/pin/create/button/?url=${encodeURIComponent(address)}&media=${encodeURIComponent(media)}&description=${encodeURIComponent(text)}`;

export const shareByX = (text: string, address: string): string =>
  `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(address)}`;
