import type { Database } from '../../db/database.ts';
import { exportedEvents, exportedReports } from './export-events.store.ts';
import type { ExportedEvent, PlaceInEvents } from './export-events.store.ts';
import type { LogTerm } from '../log-analyzer/log-query.ts';
import type { Period } from './stats.store.ts';

const PAGE = 1_000;

/** The events of a period that match a query, oldest first, then the pages' reports; read page by page. */
export async function* readEvents(
  database: Database,
  request: { readonly period: Period; readonly terms: readonly LogTerm[] },
): AsyncGenerator<ExportedEvent, void, undefined> {
  for (const read of [exportedEvents, exportedReports]) {
    let after: PlaceInEvents | null = null;
    do {
      const place: PlaceInEvents | null = after;
      const page: ExportedEvent[] = await database.readAsOwner((tx) =>
        read(tx, { ...request, after: place, limit: PAGE }),
      );
      yield* page;
      const last = page.length < PAGE ? undefined : page.at(-1);
      after = last === undefined ? null : { at: last.occurred_at, id: last.id };
    } while (after !== null);
  }
}
