import type { Client } from '../api/entities.ts';
import type { Destination } from './destination.ts';
import { everyDestination } from './destination-places.ts';
import { words } from './destinations.messages.ts';
import { mayManage } from './may-manage.ts';

type Reader = Pick<Client, 'client_category' | 'level'>;

/** The destinations of a client's reader; null without an open client. */
export function destinationsFor(client: Reader | null): readonly Destination[] {
  const category = client?.client_category ?? 'qbo';
  const manages = client !== null && mayManage(client);
  return everyDestination().filter(
    (place) =>
      (place.only === undefined || place.only === category) &&
      (place.manages === undefined || manages),
  );
}

/** The destination of a path: the page itself, or its parent. */
export function placeOf(pathname: string): Pick<Destination, 'path' | 'label'> {
  const under = everyDestination().filter(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  );
  const [nearest] = under.sort((one, other) => other.path.length - one.path.length);
  return nearest ?? { path: '/dashboard', label: words.home };
}

const USUAL_PINS = {
  qbo: ['review', 'ready', 'payouts', 'upload', 'accounts', 'stores'],
  delivery_only: ['reports', 'payouts', 'upload', 'calendar', 'stores', 'team'],
} as const satisfies Record<Client['client_category'], readonly string[]>;

/** The reader's pins in order; popular destinations until anything is pinned. */
export function pinnedDestinations(
  client: Reader | null,
  pins: readonly string[] | null,
): readonly Destination[] {
  const places = destinationsFor(client);
  const ids = pins ?? USUAL_PINS[client?.client_category ?? 'qbo'];
  return ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
}
