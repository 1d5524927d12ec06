import type { ShortcutGroup } from '@platebook/ui';
import { destinationsFor } from '../../shared/workspace/destinations.ts';
import { words } from './keyboard-map.messages.ts';

/** Every keyboard shortcut of a client's pages: e2e/journeys/keyboard-map.e2e.ts presses them. */
export function keyboardMap(client: Parameters<typeof destinationsFor>[0]): ShortcutGroup[] {
  const group = (
    id: string,
    label: string,
    shortcuts: readonly (readonly [id: string, label: string, ...keys: string[]])[],
  ): ShortcutGroup => ({
    id,
    label,
    shortcuts: shortcuts.map(([key, what, ...keys]) => ({ id: key, label: what, keys })),
  });
  return [
    group('everywhere', words.everywhere, [
      ['palette', words.palette, 'Mod', 'K'],
      ['client', words.client, 'Mod', 'Shift', 'K'],
      ['activity', words.activity, 'Mod', 'J'],
      ['undo', words.undo, 'Mod', 'Z'],
      ['save', words.save, 'Mod', 'S'],
      ['messages', words.messages, 'F8'],
      ['help', words.help, 'Mod', '/'],
      ['fold', words.fold, '['],
      ['back', words.back, 'Escape'],
      ['keys', words.keys, '?'],
    ]),
    group('places', words.places, [
      ...destinationsFor(client).flatMap(({ id, label, keys }) =>
        keys === undefined ? [] : [[`go-${id}`, label, ...keys] as const],
      ),
      ['go-notifications', words.notifications, 'G', 'N'],
    ]),
    group('lists', words.lists, [
      ['search', words.search, '/'],
      ['filter', words.filter, 'F'],
      ['views', words.views, 'V'],
      ['next', words.next, 'J'],
      ['previous', words.previous, 'K'],
      ['select', words.select, 'X'],
      ['range', words.range, 'Shift', 'X'],
      ['open', words.open, 'Enter'],
    ]),
    group('entry', words.entry, [
      ['entry-next', words.entryNext, 'J'],
      ['entry-previous', words.entryPrevious, 'K'],
      ['entry-post', words.entryPost, 'P'],
      ['entry-close', words.entryClose, 'Escape'],
    ]),
    group('mapping', words.mapping, [
      ['mapping-edit', words.mappingEdit, 'E'],
      ['mapping-next', words.mappingNext, 'U'],
      ['mapping-accept', words.mappingAccept, 'A'],
      ['mapping-accept-all', words.mappingAcceptAll, 'Shift', 'A'],
      ['mapping-reject', words.mappingReject, 'R'],
    ]),
    group('run', words.run, [['run-retry', words.runRetry, 'R']]),
  ];
}
