import type { Blocked, Client } from '../../../shared/api/entities.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { BlockedReasons } from './blocked-reasons.tsx';
import { DecideColumns } from './decide-columns.tsx';

export type StoppedFilesProps = {
  client: Client;
  /** The run that read the files: an import, or a sync. */
  run: string;
  reasons: readonly Blocked[];
};

/** What was not read, and why; the columns of it that this person can decide about. */
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
