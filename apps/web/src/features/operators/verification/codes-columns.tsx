import { Badge, type FilterProperty } from '@platebook/ui';
import type { ListColumn } from '../../../shared/list/list-definition.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { codeStateNames, purposeNames, words } from './verification.messages.ts';
import { CODE_STATES, PURPOSES, type VerificationCode } from './verification.queries.ts';

const TONES = {
  open: 'info',
  used: 'success',
  voided: 'neutral',
  expired: 'neutral',
  exhausted: 'danger',
} as const satisfies Record<VerificationCode['state'], string>;

/** The columns of the list of verification codes. */
export function codesColumns(): readonly ListColumn<VerificationCode>[] {
  return [
    {
      id: 'target',
      header: words.target,
      value: ({ masked_target: target }) => target,
      width: 192,
      pinned: true,
      card: 'title',
    },
    {
      id: 'purpose',
      header: words.purpose,
      value: ({ purpose }) => purposeNames[purpose],
      width: 120,
      card: 'note-end',
    },
    {
      id: 'state',
      header: words.state,
      value: ({ state }) => codeStateNames[state],
      cell: ({ state }) => <Badge tone={TONES[state]}>{codeStateNames[state]}</Badge>,
      width: 144,
      card: 'value',
    },
    {
      id: 'attempts',
      header: words.attempts,
      value: ({ attempts }) => attempts,
      file: ({ attempts }) => ({ integer: attempts }),
      numeric: true,
      width: 96,
    },
    {
      id: 'created',
      header: words.sentAt,
      value: ({ created_at: at }) => at,
      cell: ({ created_at: at }) => <Instant at={at} />,
      width: 168,
      sorts: true,
      card: 'note',
    },
    {
      id: 'expires',
      header: words.expires,
      value: ({ expires_at: at }) => at,
      cell: ({ expires_at: at }) => <Instant at={at} />,
      width: 168,
    },
  ];
}

/** What verification codes can be filtered by. */
export function codesProperties(): readonly FilterProperty[] {
  return [
    {
      id: 'state',
      label: words.state,
      single: true,
      values: CODE_STATES.map((value) => ({ value, label: codeStateNames[value] })),
    },
    {
      id: 'purpose',
      label: words.purpose,
      single: true,
      values: PURPOSES.map((value) => ({ value, label: purposeNames[value] })),
    },
  ];
}
