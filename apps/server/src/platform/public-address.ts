import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the Internet: RFC 6890 and its additions. */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const NOT_PUBLIC_6: readonly (readonly [string, number])[] = [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, bits] of NOT_PUBLIC) {
  blocked.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of NOT_PUBLIC_6) {
  blocked.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address is one of the Internet, and not of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  // An IPv4 address written as IPv6 is held against the list of IPv4 by BlockList itself.
  return family !== 0 && !blocked.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
