import type { NamesOfTargets } from '../../audit/audit.service.ts';
import { entryNames } from './entry-name.read-model.ts';

/** Display names of audit record targets: entries, stores and clients. */
export const namesOfTargets: NamesOfTargets = async (tx, targets) => {
  const idsOf = (type: string): string[] => [
    ...new Set(
      targets.flatMap(({ targetType, targetId }) =>
        targetType === type && UUID.test(targetId) ? [targetId] : [],
      ),
    ),
  ];
  const names = new Map<string, string>();
  for (const [id, name] of await entryNames(tx, idsOf('entry'))) {
    names.set(`entry:${id}`, name);
  }
  for (const [type, table] of NAMED) {
    const ids = idsOf(type);
    const rows =
      ids.length === 0
        ? []
        : await tx.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
    for (const { id, name } of rows) {
      names.set(`${type}:${id}`, name);
    }
  }
  return names;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const NAMED = [
  ['store', 'stores'],
  ['client', 'clients'],
] as const;
