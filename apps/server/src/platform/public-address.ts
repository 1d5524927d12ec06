import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address is one of the Internet, and not of this machine, its network or its cloud: what the registries of
 * IANA give to no special purpose (RFC 6890). An IPv4 address written as IPv6 counts as the IPv4 address it is.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
