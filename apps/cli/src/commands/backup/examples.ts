import type { Example } from '../../help/example.ts';
import type { OnlineCommand } from '../../online/options.ts';

type LocalCommand = Extract<OnlineCommand, `backup ${string}` | `keys ${string}`>;

export const LOCAL_EXAMPLES: Record<LocalCommand, readonly Example[]> = {
  'backup create': [
    { call: 'platebook backup create', does: 'into the folder of backups' },
    { call: 'platebook backup create --keep 96 --quiet', does: 'for cron, every 15 minutes' },
    { call: 'platebook backup create -O /mnt/offsite/today.tar', does: 'somewhere else' },
  ],
  'backup verify': [
    {
      call: 'platebook backup verify platebook-20261126T101417Z.tar',
      does: 'is it as it was written?',
    },
    {
      call: 'platebook backup verify today.tar --json rows,missing_keys',
      does: 'for a monitor; 10 unless it can be restored here',
    },
  ],
  'backup list': [
    { call: 'platebook backup list', does: 'newest first' },
    { call: "platebook backup list --jq '.[0].file'", does: 'the newest one' },
  ],
  'keys list': [
    { call: 'platebook keys list', does: 'which key is used by what' },
    { call: "platebook keys list --jq '.[] | select(.secrets == 0).key'", does: 'what can go' },
  ],
  'keys rotate': [
    { call: 'platebook keys rotate --dry-run', does: 'how many secrets that is' },
    { call: 'platebook keys rotate', does: 'asks first' },
    { call: 'platebook keys rotate --signing --yes', does: 'the key of access tokens' },
  ],
};
