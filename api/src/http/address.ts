import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that identify a network: a household gets a /64. */
const IPV6_PREFIX_GROUPS = 4;

/** An IPv4 address with a port, or an IPv6 address in brackets. Some proxies forward these. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/;

/**
 * Returns the network of an IP address, for rate limits: the address itself for IPv4 (also if mapped into IPv6), and
 * the /64 for IPv6, because clients can choose any address in it. Ignores a port. Returns other strings unchanged.
 */
export function networkOf(forwarded: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(forwarded) ?? [];
  const address = ipv4 ?? ipv6 ?? forwarded;
  if (!isIPv6(address)) return address;
  // The URL parser normalizes addresses, but doesn't support zones (fe80::1%eth0).
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  if (canonical.startsWith('::ffff:') && right.length === 3)
    return toDottedQuad(right[1] ?? '', right[2] ?? '');
  return `${groups.slice(0, IPV6_PREFIX_GROUPS).join(':')}::/64`;
}

const toDottedQuad = (...groups: string[]) =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
