import { reasonSentence } from '../../shared/language/server-errors.ts';
import type { ImportSummary } from '../../shared/api/entities.ts';
import { visibleName } from '../../shared/format/visible-name.ts';
import type { Trouble } from '../../shared/workspace/connection-troubles.ts';
import type { Connection } from '../../shared/workspace/connections.queries.ts';
import { words } from './dashboard.messages.ts';

export type NeedsYouItem = {
  readonly id: string;
  readonly title: string;
  /** The reason and its effect on the books. */
  readonly reason: string;
  readonly href: string;
  readonly action: string;
};

export type NeedsYou = {
  /** At most five, most urgent first. */
  readonly items: readonly NeedsYouItem[];
  /** The number of further waiting imports. */
  readonly moreImports: number;
};

const MOST = 5;

/**
 * What is stuck: connections that block everything, then stopped imports, then what works today but needs attention
 * soon: an expiring connection, quarantined rows. Latest import first.
 */
export function toNeedsYou(
  broken: readonly Trouble[],
  connections: readonly Pick<Connection, 'provider' | 'status'>[],
  imports: readonly ImportSummary[],
): NeedsYou {
  const expiring = connections.flatMap(({ provider, status }) =>
    status === 'expiring' ? [provider] : [],
  );
  const ofConnections = broken.map((trouble) => ({
    item: fromTrouble(trouble),
    isSoon: expiring.includes(trouble.provider),
    isImport: false,
  }));
  const ofImports = imports.flatMap((run) =>
    fromImport(run).map((item) => ({ item, isSoon: run.state === 'ready', isImport: true })),
  );
  const all = [...ofConnections, ...ofImports];
  const inOrder = [...all.filter(({ isSoon }) => !isSoon), ...all.filter(({ isSoon }) => isSoon)];
  return {
    items: inOrder.slice(0, MOST).map(({ item }) => item),
    moreImports: inOrder.slice(MOST).filter(({ isImport }) => isImport).length,
  };
}

function fromTrouble({ provider, title, meaning, path, action }: Trouble): NeedsYouItem {
  return { id: provider, title, reason: meaning, href: path, action };
}

function fromImport({ id, state, file, failure, counts }: ImportSummary): NeedsYouItem[] {
  const href = `/dashboard/sync/imports/${id}`;
  const title = visibleName(file.name);
  if (state === 'failed') {
    const reason =
      failure === null ? words.importStoppedPlainly : words.importStopped(reasonSentence(failure));
    return [{ id, href, title, reason, action: words.seeWhy }];
  }
  if (state === 'blocked') {
    return [{ id, href, title, reason: words.unreadable, action: words.seeWhy }];
  }
  if (state === 'ready' && counts.rows_quarantined > 0) {
    const reason = words.rowsSetAside(counts.rows_quarantined);
    return [{ id, href, title, reason, action: words.reviewRows }];
  }
  return [];
}
