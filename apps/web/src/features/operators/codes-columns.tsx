import { Badge, Code, type FilterProperty } from '@platebook/ui';
import { formatDay } from '../../shared/format/days.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { codeStateName, words } from './operators.messages.ts';
import { CODE_STATES, type InvitationCode } from './operators.queries.ts';

const TONES = {
  open: 'success',
  used: 'neutral',
  expired: 'warning',
  disabled: 'neutral',
} as const satisfies Record<InvitationCode['state'], string>;

/** The columns of the list of invitation codes. */
export function codesColumns(): readonly ListColumn<InvitationCode>[] {
  return [
    {
      id: 'code',
      header: words.code,
      value: ({ hint }) => `${hint}-…`,
      cell: ({ hint }) => <Code>{hint}-…</Code>,
      width: 100,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    {
      id: 'state',
      header: words.state,
      value: ({ state }) => codeStateName(state),
      cell: ({ state }) => <Badge tone={TONES[state]}>{codeStateName(state)}</Badge>,
      width: 104,
      card: 'value',
    },
    {
      id: 'uses',
      header: words.uses,
      value: ({ max_uses: most, uses_left: left }) => words.usesOf(most - left, most),
      width: 132,
      card: 'note',
    },
    {
      id: 'campaign',
      header: words.campaign,
      value: ({ campaign }) => campaign ?? '',
      width: 168,
      card: 'note-end',
    },
    {
      id: 'plan',
      header: words.plan,
      value: ({ plan_code, trial_days: days }) =>
        `${plan_code ?? words.defaultPlan}${days === null ? '' : ` · ${words.trialDays(days)}`}`,
      width: 152,
    },
    {
      id: 'expires',
      header: words.expires,
      value: ({ expires_at: at }) => at ?? '',
      cell: ({ expires_at: at }) => (at === null ? words.never : formatDay(at.slice(0, 10))),
      width: 112,
    },
    {
      id: 'created',
      header: words.created,
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => formatDay(at.slice(0, 10)),
      width: 112,
      sorts: true,
    },
  ];
}

/** What invitation codes can be filtered by. */
export function codesProperties(): readonly FilterProperty[] {
  return [
    {
      id: 'state',
      label: words.state,
      single: true,
      values: CODE_STATES.map((state) => ({ value: state, label: codeStateName(state) })),
    },
  ];
}
