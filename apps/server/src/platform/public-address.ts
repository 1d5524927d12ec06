import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is on the public Internet, not of this machine, its network or its cloud: not reserved in
 * IANA's special-purpose registries (RFC 6890). An IPv4-mapped IPv6 address counts as its IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
