import type { Config } from '../config/config.ts';
import type { OutboundPolicy } from '../platform/outbound.ts';

/** The outbound allow-list: the providers, Stripe, and the remote auth service. */
export function outboundPolicyOf({
  providers: { outbound },
  stripe,
  auth: { remote },
}: Pick<Config, 'providers' | 'stripe' | 'auth'>): OutboundPolicy {
  const payments = stripe === null ? [] : [new URL(stripe.apiUrl)];
  const auth = remote === null ? [] : [new URL(remote.url), new URL(remote.jwksUrl)];
  // Without TLS it is a fake Stripe on a local machine.
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
