import { expect, test } from '@jest/globals';
import { whatsAppChatUrl } from './share';

test.each(['98290 44170', '098290-44170', '+91 98290 44170', '91 (98290) 44170', '0091 98290 44170'])(
  '%s is an Indian mobile number',
  (phone) => {
    expect(whatsAppChatUrl(phone, 'Hello & welcome')).toBe(
      'https://wa.me/919829044170?text=Hello%20%26%20welcome',
    );
  },
);

test.each(['', '0294 242 0000', '+65 9123 4567', '+44 20 7946 0958', '98290 4417', '1800 123 4567'])(
  '%s isn’t',
  (phone) => {
    expect(whatsAppChatUrl(phone, 'Hello')).toBeUndefined();
  },
);
