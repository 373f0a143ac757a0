/** Addresses that hand a page to another service; a person presses them, nothing is loaded from there. */

export const shareByWhatsApp = (text: string, address: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${address}`)}`;

export const shareByMail = (text: string, address: string): string =>
  `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(address)}`;

export const shareByFacebook = (address: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`;

/** A picture for a board of pictures; `media` is its own address. */
export const pinPicture = (text: string, address: string, media: string): string =>
  `https://www.pinterest.com/pin/create/button/?url=${encodeURIComponent(address)}&media=${encodeURIComponent(media)}&description=${encodeURIComponent(text)}`;

export const shareByX = (text: string, address: string): string =>
  `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(address)}`;
