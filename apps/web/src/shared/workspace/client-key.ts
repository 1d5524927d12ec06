/** The first part of every query key that belongs to one client; a client is tied to one tenant. */
export function clientKey(tenant: string) {
  return ['client', tenant] as const;
}
