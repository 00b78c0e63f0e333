import { isIPv6 } from 'node:net';

/**
 * The network that a rate limit counts for an address: an IPv6 subscriber has a whole /64, and could use another
 * address of it for each attempt. Other addresses are their own network.
 */
export function networkOf(address: string): string {
  // A zone index follows a percent sign.
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  // An IPv4 client of a socket for both versions.
  if (canonical.startsWith('::ffff:')) return canonical;
  const [head = '', tail] = canonical.split('::');
  const groups = head.split(':');
  const rest = tail ? tail.split(':').length : 0;
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...(tail?.split(':') ?? [])];
  return `${all
    .slice(0, 4)
    .map((group) => group || '0')
    .join(':')}::/64`;
}
