import { expect, test } from '@jest/globals';
import { serverAddress } from './server-address.js';

test.each([
  ['http://localhost:4000', 4000, 4000, 'http://localhost:4000'],
  ['http://localhost:0', 0, 40123, 'http://localhost:40123'],
  ['http://192.168.1.7:4000', 4000, 4000, 'http://192.168.1.7:4000'],
  ['https://mandap.example', 4000, 4000, 'https://mandap.example, listening on port 4000'],
])(
  'a server with the URL %s and the port %d that listens on %d is at %s',
  (publicUrl, set, port, address) => {
    expect(serverAddress({ publicUrl, port: set }, port)).toBe(address);
  },
);
