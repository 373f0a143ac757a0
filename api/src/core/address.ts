import { isIPv6 } from 'node:net';

/** Whose address it is, as far as can be told: a household has one IPv4 address, or 2^64 of IPv6. */
const HOUSEHOLD_GROUPS = 4;

/**
 * The network that an address is counted under: an IPv4 address itself, also when it comes mapped into IPv6, and
 * the /64 of an IPv6 one, within which anyone may take any address. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser writes every form of an address in one way; it knows no zones (fe80::1%eth0).
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  if (canonical.startsWith('::ffff:') && right.length === 3) return dotted(right[1] ?? '', right[2] ?? '');
  return `${groups.slice(0, HOUSEHOLD_GROUPS).join(':')}::/64`;
}

const dotted = (...groups: string[]) =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
