import type { Example } from '../../help/example.ts';
import type { DeskCommand, DeskGroup } from './declare-desk.ts';

export const DESK_EXAMPLES: Record<DeskCommand, readonly Example[]> = {
  'demo list': [
    { call: 'platebook demo list --status new', does: 'who is waiting for a reply' },
    { call: 'platebook demo list --all -o csv', does: 'for a spreadsheet' },
  ],
  'demo update': [
    { call: 'platebook demo update DEMO --status contacted', does: 'someone contacted them' },
    {
      call: 'platebook demo update DEMO --status scheduled --scheduled-on 2026-12-01',
      does: 'with the day',
    },
  ],
  'ticket list': [
    { call: 'platebook ticket list --status submitted', does: 'what waits for support' },
    { call: 'platebook ticket list --assignee none --priority urgent', does: 'unassigned ones' },
  ],
  'ticket show': [
    { call: 'platebook ticket show TICKET', does: 'the whole conversation' },
    { call: 'platebook ticket show TICKET --jq .messages[]', does: 'the messages alone' },
  ],
  'ticket update': [
    { call: 'platebook ticket update TICKET --priority high', does: 'more urgent' },
    { call: 'platebook ticket update TICKET --assignee none', does: 'unassign it' },
  ],
  'ticket reply': [
    { call: 'platebook ticket reply TICKET --body-file answer.txt --solved', does: 'and done' },
    { call: 'platebook ticket reply TICKET --body-file - --note', does: 'for support alone' },
  ],
  'verification list': [
    { call: 'platebook verification list', does: 'the newest thirty' },
    { call: 'platebook verification list --target dana@example.com', does: 'of one address' },
  ],
  'verification create': [
    { call: 'platebook verification create dana@example.com', does: 'to an address' },
    { call: 'platebook verification create +12155550123', does: 'to a number' },
  ],
  'verification resend': [
    { call: 'platebook verification resend CODE', does: 'the earlier one ends' },
    { call: 'platebook verification resend CODE --json', does: 'until when it is good' },
  ],
  'verification delete': [
    { call: 'platebook verification delete CODE', does: 'nobody can use it' },
    { call: 'platebook verification delete CODE --jq .was_open', does: 'was one open?' },
  ],
  'ledger list': [
    { call: 'platebook ledger list', does: 'the latest thirty' },
    { call: 'platebook ledger list --tenant TENANT --json created_at,holds', does: 'of one' },
  ],
  'ledger verify': [
    { call: 'platebook ledger verify TENANT --since 30d', does: 'the last month' },
    {
      call: 'platebook ledger verify TENANT --since 2026-10-01 --until 2026-10-31 --exit-status',
      does: 'for a monitor: 10 unless it holds',
    },
  ],
  'plan list': [
    { call: 'platebook plan list', does: 'with their versions' },
    { call: 'platebook plan list --json code,subscribers', does: 'who is on which' },
  ],
  'plan show': [
    { call: 'platebook plan show firm', does: 'its terms' },
    { call: 'platebook plan show firm-v2 --json', does: 'of one version' },
  ],
  'plan subscribers': [
    { call: 'platebook plan subscribers firm', does: 'the newest thirty' },
    { call: 'platebook plan subscribers firm --all -o csv', does: 'for a spreadsheet' },
  ],
  'plan update': [
    { call: 'platebook plan update firm --price 59.00 --dry-run', does: 'what would change' },
    { call: 'platebook plan update firm --no-listed --yes', does: 'no longer on offer' },
  ],
  'format aliases': [
    { call: 'platebook format aliases', does: 'of the current version' },
    { call: 'platebook format aliases --json header,column', does: 'for a program' },
  ],
  'format headers': [
    { call: 'platebook format headers', does: 'the first thirty' },
    { call: 'platebook format headers --all -o csv', does: 'for a spreadsheet' },
  ],
  'format versions': [
    { call: 'platebook format versions', does: 'who published what, and why' },
    { call: 'platebook format versions --json version,changes', does: 'what changed' },
  ],
  'format restore': [
    { call: 'platebook format restore 3 --reason mistaken', does: 'asks first' },
    { call: 'platebook format restore 0 --reason mistaken --yes', does: 'without any alias' },
  ],
  'setting list': [
    { call: 'platebook setting list', does: 'what is in effect' },
    { call: 'platebook setting list --json name,value,is_default', does: 'for a program' },
  ],
  'setting changes': [
    { call: 'platebook setting changes', does: 'the newest thirty' },
    { call: 'platebook setting changes --all -o csv', does: 'for a spreadsheet' },
  ],
};

export const DESK_GROUP_EXAMPLES: Record<DeskGroup, readonly Example[]> = {
  demo: [
    { call: 'platebook demo list --status new', does: 'who is waiting for a reply' },
    { call: 'platebook demo update DEMO --status contacted', does: 'someone contacted them' },
  ],
  ticket: [
    { call: 'platebook ticket list --status submitted', does: 'what waits for support' },
    { call: 'platebook ticket show TICKET', does: 'the whole conversation' },
  ],
  verification: [
    { call: 'platebook verification list', does: 'the codes that were sent' },
    { call: 'platebook verification resend CODE', does: 'send a new one' },
  ],
  ledger: [
    { call: 'platebook ledger verify TENANT --since 30d', does: 'does it pass?' },
    { call: 'platebook ledger list', does: 'what was verified' },
  ],
  plan: [
    { call: 'platebook plan list', does: 'with their versions' },
    { call: 'platebook plan update firm --price 59.00 --dry-run', does: 'what would change' },
  ],
  format: [
    { call: 'platebook format headers', does: 'what no format recognizes' },
    { call: 'platebook format versions', does: 'who published what, and why' },
  ],
  setting: [
    { call: 'platebook setting list', does: 'what is in effect' },
    { call: 'platebook setting changes', does: 'what was changed' },
  ],
};
