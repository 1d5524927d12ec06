import { Badge, type BadgeProps } from '@platebook/ui';
import { statusName } from './support.messages.ts';
import type { TicketStatus } from './tickets.queries.ts';

const TONES = {
  submitted: 'info',
  awaiting_you: 'warning',
  solved: 'success',
} as const satisfies Record<TicketStatus, BadgeProps['tone']>;

/** Who has to act on a ticket. */
export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  return <Badge tone={TONES[status]}>{statusName(status)}</Badge>;
}
