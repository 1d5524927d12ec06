import { OPERATION_ACCESS, type OperationAccess } from '@platebook/api-client';
import type { PermissionGroup, PermissionLevel } from '@platebook/ui';
import { LEVEL_LABELS, toWords } from '../../shared/format/names.ts';

/** Highest first; system levels are held on the installation and reach nothing of a tenant. */
const TENANT_LEVELS = ['user_owner', 'user_manager', 'user_basic', 'no_access'] as const;
const SYSTEM_LEVELS = ['system_admin', 'system_operator'] as const;

export const PERMISSION_LEVELS: readonly PermissionLevel[] = [
  ...SYSTEM_LEVELS,
  ...TENANT_LEVELS,
].map((id) => ({ id, label: LEVEL_LABELS[id] }));

/** The operations of the contract that ask for a level, by what they are about. */
export function permissionGroups(
  operations: readonly OperationAccess[] = OPERATION_ACCESS,
): PermissionGroup[] {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return tags.map((tag) => ({
    id: tag,
    label: capitalised(toWords(tag)),
    actions: operations
      .filter((operation) => operation.tag === tag)
      .map(({ id, summary, minLevel }) => ({
        id,
        label: actionOf(id, firstClause(summary)),
        allowed: allowedFrom(minLevel),
      })),
  }));
}

function allowedFrom(minLevel: OperationAccess['minLevel']): string[] {
  const levels: readonly string[] = minLevel.startsWith('system_') ? SYSTEM_LEVELS : TENANT_LEVELS;
  return levels.slice(0, levels.indexOf(minLevel) + 1);
}

/** What is read is described by what it shows; here it begins with a verb, as everything else does. */
const READING_VERBS: Readonly<Record<string, string>> = {
  get: 'See',
  list: 'See',
  preview: 'See',
  download: 'Download',
};

function actionOf(id: string, words: string): string {
  const verb = READING_VERBS[/^[a-z]+/.exec(id)?.[0] ?? ''];
  return verb === undefined ? words : `${verb} ${words.slice(0, 1).toLowerCase()}${words.slice(1)}`;
}

function firstClause(summary: string): string {
  return summary.replaceAll('`', '').split(/[.;]/, 1)[0] ?? summary;
}

function capitalised(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
