/** The query key prefix of a client; a client is tied to one tenant. */
export function clientKey(tenant: string) {
  return ['client', tenant] as const;
}
