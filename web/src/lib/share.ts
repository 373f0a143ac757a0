/** Addresses that hand a page to another service; a person presses them, nothing is loaded from there. */

export const shareByWhatsApp = (text: string, address: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${address}`)}`;

export const shareByMail = (text: string, address: string): string =>
  `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(address)}`;

export const shareByFacebook = (address: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`;

export const shareByX = (text: string, address: string): string =>
  `https://x.com/intent/post?text=${encodeURIComponent(text)}&url=${encodeURIComponent(address)}`;
