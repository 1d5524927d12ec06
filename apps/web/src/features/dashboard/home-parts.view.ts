import { ApiError } from '@platebook/api-client';
import { failureTitle } from '../../shared/query/failure.view.ts';
import type { Home } from './home.queries.ts';

type Part = Home['unavailable'][number]['part'];

/** Which parts of the response each section of home needs. */
const SECTIONS = {
  needsYou: ['setup', 'summary', 'sync', 'connections', 'imports'],
  trade: ['trade'],
  payouts: ['payouts', 'latest_payout'],
} as const satisfies Record<string, readonly Part[]>;

export type HomeSection = keyof typeof SECTIONS;

/** The distinct reasons why parts of a section could not be read; empty if all could. */
export function unreadReasons(
  { unavailable }: Pick<Home, 'unavailable'>,
  section: HomeSection,
): readonly string[] {
  const parts: readonly Part[] = SECTIONS[section];
  const reasons = unavailable
    .filter(({ part }) => parts.includes(part))
    .map(({ code, message, request_id: requestId }) =>
      failureTitle(new ApiError({ code, message, requestId, status: 503, method: 'GET' })),
    );
  return [...new Set(reasons)];
}

/** Whether nothing is connected or imported yet; an unreadable part never counts as empty. */
export function isNew({ setup, imports }: Pick<Home, 'setup' | 'imports'>): boolean {
  return setup?.next === 'connect' && imports?.length === 0;
}

/** Whether there is work to show: some was found, or the parts that would tell could not be read. */
export function hasBegun({
  setup,
  imports,
  payouts,
  unavailable,
}: Pick<Home, 'setup' | 'imports' | 'payouts' | 'unavailable'>): boolean {
  return (
    setup?.is_complete === true ||
    [imports, payouts].some((found) => found !== null && found.length > 0) ||
    unreadReasons({ unavailable }, 'needsYou').length > 0
  );
}
