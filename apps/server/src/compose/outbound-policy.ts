import type { Config } from '../config/config.ts';
import type { OutboundPolicy } from '../platform/outbound.ts';

/** What this server may call: the providers, Stripe, and the auth service that takes the place of ours. */
export function outboundPolicyOf({
  providers: { outbound },
  stripe,
  auth: { remote },
}: Pick<Config, 'providers' | 'stripe' | 'auth'>): OutboundPolicy {
  const payments = stripe === null ? [] : [new URL(stripe.apiUrl)];
  const auth = remote === null ? [] : [new URL(remote.url), new URL(remote.jwksUrl)];
  // Without TLS it is a stand-in for Stripe on a machine of one's own.
  const isOwn = ({ protocol }: URL): boolean => protocol === 'http:';
  return {
    ...outbound,
    hosts: [...outbound.hosts, ...hostsOf(payments.filter((url) => !isOwn(url)))],
    ownHosts: hostsOf([...payments.filter(isOwn), ...auth]),
  };
}

function hostsOf(urls: readonly URL[]): string[] {
  return [...new Set(urls.map(({ host }) => host))];
}
