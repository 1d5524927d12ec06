import type { Blocked, Client } from '../../../shared/api/entities.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { DecideColumns } from './decide-columns.tsx';
import { blockedSentence } from '../../../shared/language/server-errors.ts';
import { Banner, Code, Stack } from '@platebook/ui';
import { visibleName } from '../../../shared/format/visible-name.ts';
import { blockedTitle } from './blocked.view.ts';
import { words } from './files.messages.tsx';

export type StoppedFilesProps = {
  client: Client;
  /** The run that read the files: an import, or a sync. */
  run: string;
  reasons: readonly Blocked[];
};

/** What was not read and why, with the columns this person can decide about. */
export function StoppedFiles({ client, run, reasons }: StoppedFilesProps) {
  const isOpen = ({ columns }: Blocked) => columns !== undefined && columns.length > 0;
  const open = mayManage(client) ? reasons.filter(isOpen) : [];
  return (
    <>
      <BlockedReasons reasons={reasons} />
      {open.length === 0 ? null : (
        <DecideColumns tenant={client.tenant_id} run={run} reasons={open} />
      )}
    </>
  );
}

/** What yields no entry, and why: one message each. */
function BlockedReasons({ reasons }: { reasons: readonly Blocked[] }) {
  if (reasons.length === 0) {
    return null;
  }
  return (
    <Stack gap="md">
      {reasons.map((blocked) => (
        <Banner
          key={`${blocked.file} ${blocked.reason} ${blocked.column ?? ''} ${blocked.payout_ref ?? ''} ${blocked.platform_store_id ?? ''}`}
          tone="danger"
          title={blockedTitle(blocked)}
        >
          <Stack gap="xs">
            <span>{blockedSentence(blocked)}</span>
            <span>
              {blocked.column === null
                ? words.file(<Code>{visibleName(blocked.file)}</Code>)
                : words.fileAndColumn(
                    <Code>{visibleName(blocked.file)}</Code>,
                    <Code>{blocked.column}</Code>,
                  )}
            </span>
          </Stack>
        </Banner>
      ))}
    </Stack>
  );
}
