import { Badge, Button, Code, Inline, type TableColumn } from '@platebook/ui';
import { formatDay } from '../../shared/format/days.ts';
import { codeStateName, words } from './operators.messages.ts';
import type { InvitationCode } from './operators.queries.ts';

const TONES = {
  open: 'success',
  used: 'neutral',
  expired: 'warning',
  disabled: 'neutral',
} as const satisfies Record<InvitationCode['state'], string>;

type Actions = {
  readonly onShow: (code: InvitationCode) => void;
  /** Null for whoever only reads. */
  readonly onDisable: ((code: InvitationCode) => void) | null;
};

/** The columns of the table of invitation codes. */
export function codesColumns({ onShow, onDisable }: Actions): TableColumn<InvitationCode>[] {
  return [
    {
      id: 'code',
      header: words.code,
      rowHeader: true,
      cell: ({ hint }) => <Code>{hint}-…</Code>,
    },
    {
      id: 'state',
      header: words.state,
      cell: ({ state }) => <Badge tone={TONES[state]}>{codeStateName(state)}</Badge>,
    },
    {
      id: 'uses',
      header: words.uses,
      cell: ({ max_uses: most, uses_left: left }) => words.usesOf(most - left, most),
    },
    { id: 'campaign', header: words.campaign, cell: ({ campaign }) => campaign ?? '' },
    {
      id: 'plan',
      header: words.plan,
      cell: ({ plan_code, trial_days: days }) =>
        `${plan_code ?? words.defaultPlan}${days === null ? '' : ` · ${words.trialDays(days)}`}`,
    },
    {
      id: 'expires',
      header: words.expires,
      cell: ({ expires_at: at }) => (at === null ? words.never : formatDay(at.slice(0, 10))),
    },
    {
      id: 'created',
      header: words.created,
      cell: ({ created_at }) => formatDay(created_at.slice(0, 10)),
    },
    {
      id: 'action',
      header: words.action,
      shrink: true,
      cell: (code) => (
        <Inline gap="xs" wrap="nowrap">
          <Button size="sm" aria-label={words.showUses(code.hint)} onClick={() => onShow(code)}>
            {words.whoUsedIt}
          </Button>
          {onDisable === null || code.state === 'disabled' ? null : (
            <Button
              size="sm"
              aria-label={words.disableFor(code.hint)}
              onClick={() => onDisable(code)}
            >
              {words.disable}
            </Button>
          )}
        </Inline>
      ),
    },
  ];
}
