import type { Example } from '../../help/example.ts';
import type { OnlineCommand } from '../../online/options.ts';

type NotifyCommand = Extract<OnlineCommand, `notify ${string}`>;

export const NOTIFY_EXAMPLES: Record<NotifyCommand, readonly Example[]> = {
  'notify stats': [
    { call: 'platebook notify stats --since 30d', does: 'of the last month' },
    { call: 'platebook notify stats --tenant TENANT --json', does: 'of one tenant, for a program' },
  ],
  'notify list': [
    { call: 'platebook notify list --status failed', does: 'whose emails failed' },
    { call: 'platebook notify list --tenant TENANT --all -o csv', does: 'all of one tenant' },
  ],
  'notify create': [
    {
      call: 'platebook notify create --target-tenant TENANT --title Hello --body-file hello.txt',
      does: 'asks before it sends',
    },
    {
      call: 'platebook notify create --target-user USER USER --title Hello --body-file - --yes',
      does: 'two people, with a text from a pipe',
    },
  ],
  'notify broadcast': [
    {
      call: 'platebook notify broadcast --all-tenants --title Maintenance --body-file sunday.txt -n',
      does: 'whom it would reach',
    },
    {
      call: 'platebook notify broadcast --tenant TENANT TENANT --title Hello --body-file hello.txt',
      does: 'asks you to type how many tenants',
    },
    {
      call: 'platebook notify broadcast --all-tenants --title Maintenance --body-file sunday.txt --send-at 2026-11-29T06:00Z',
      does: 'waits until then',
    },
  ],
  'notify preview': [
    {
      call: 'platebook notify preview --title Sunday --body-file sunday.txt',
      does: 'as text, in English and French',
    },
    {
      call: "platebook notify preview --title Sunday --body-file sunday.txt --jq '.[0].html'",
      does: 'the HTML of the first language',
    },
  ],
  'notify test': [
    {
      call: 'platebook notify test --title Sunday --body-file sunday.txt',
      does: 'to your own address',
    },
    {
      call: 'platebook notify test --title Sunday --body-file sunday.txt --tenant TENANT',
      does: 'as people of one client get it',
    },
  ],
  'notify scheduled': [
    { call: 'platebook notify scheduled', does: 'what is waiting' },
    { call: "platebook notify scheduled --jq '.[0].send_at'", does: 'when the next one goes' },
  ],
  'notify cancel': [
    { call: 'platebook notify cancel BROADCAST', does: 'asks first' },
    { call: 'platebook notify cancel BROADCAST --yes', does: 'in a script' },
  ],
  'notify user': [
    { call: 'platebook notify user USER', does: 'the newest twenty' },
    { call: 'platebook notify user USER --limit 100 --offset 100', does: 'further back' },
  ],
  'notify delete': [
    { call: 'platebook notify delete NOTIFICATION', does: 'asks first' },
    { call: 'platebook notify delete --older-than 365d --dry-run', does: 'how many would go' },
    {
      call: "platebook notify list --status failed --jq '.[].id' | platebook notify delete - --yes",
      does: 'from a pipe',
    },
  ],
  'notify restore': [
    { call: 'platebook notify restore NOTIFICATION', does: 'as read or unread as it was' },
    {
      call: 'platebook notify restore - --dry-run < deleted.txt',
      does: 'how many would come back',
    },
  ],
  'notify health': [
    { call: 'platebook notify health', does: 'what keeps notifications from people' },
    { call: 'platebook notify health --exit-status --quiet', does: 'in a script: 10 if anything' },
  ],
  'notify sync stats': [
    { call: 'platebook notify sync stats --since 7d', does: 'of a week' },
    { call: 'platebook notify sync stats --platform doordash --json', does: 'of one platform' },
  ],
  'notify sync recent': [
    { call: 'platebook notify sync recent --status failed', does: 'whose emails failed lately' },
    {
      call: 'platebook notify sync recent --json id,tenant_id,error',
      does: 'for a program',
    },
  ],
  'notify sync resend': [
    { call: 'platebook notify sync resend NOTIFICATION', does: 'asks first' },
    { call: 'platebook notify sync resend --failed --since 24h --dry-run', does: 'what would be' },
    {
      call: "platebook notify sync recent --status failed --jq '.[].id' | platebook notify sync resend - --yes",
      does: 'whatever failed, from a pipe',
    },
  ],
};
