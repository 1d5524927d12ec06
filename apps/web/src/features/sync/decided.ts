import type { TimelineEntry } from '@platebook/ui';
import { personName } from '../../shared/format/person-name.ts';
import type { BooksEntryDetail } from '../../shared/api/entities.ts';

/** A decision with its author's name. */
export function decided(
  { at, action, actor_kind: kind, actor_name: name }: BooksEntryDetail['history'][number],
  words: string,
): TimelineEntry {
  return { id: `${action} ${at}`, at, actor: { kind, name: personName(name) }, action: words };
}
