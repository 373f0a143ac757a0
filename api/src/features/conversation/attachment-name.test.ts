import { expect, test } from '@jest/globals';
import { attachmentName } from './attachment-name.js';

const PDF = 'application/pdf';

test.each([
  ['Menu 2027.pdf', PDF, 'Menu 2027.pdf'],
  ['CONTRACT.PDF', PDF, 'CONTRACT.PDF'],
  ['Venue contract.html', PDF, 'Venue contract.html.pdf'],
  ['contract', PDF, 'contract.pdf'],
  ['invoice\u202Efdp.bat', PDF, 'invoicefdp.bat.pdf'],
  ['a\r\nb.pdf', PDF, 'ab.pdf'],
  ['\u2066\u0007', PDF, 'file.pdf'],
  ['x'.repeat(200), PDF, `${'x'.repeat(196)}.pdf`],
  // Devanagari needs the joiner.
  ['क्\u200dष.pdf', PDF, 'क्\u200dष.pdf'],
  ['garden.jpg', 'image/jpeg', 'garden.jpg'],
  ['gar\u2028den', 'image/jpeg', 'garden'],
])('%j of type %s is stored as %j', (name, mime, stored) => {
  expect(attachmentName(name, mime)).toBe(stored);
});
