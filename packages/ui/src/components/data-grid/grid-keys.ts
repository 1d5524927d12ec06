/** The active cell: row −1 is the header. */
export type GridPlace = { row: number; column: number };

export type GridSize = { rows: number; columns: number; page: number };

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The target of a key according to the ARIA grid pattern; null if there is none. */
export function placeAfterKey(place: GridPlace, key: Key, size: GridSize): GridPlace | null {
  if (key.altKey) {
    return null;
  }
  const toEdge = key.ctrlKey || key.metaKey;
  const moves: Readonly<Record<string, () => GridPlace>> = {
    ArrowDown: () => ({ ...place, row: place.row + 1 }),
    ArrowUp: () => ({ ...place, row: place.row - 1 }),
    ...(toEdge
      ? {}
      : {
          j: () => ({ ...place, row: place.row + 1 }),
          k: () => ({ ...place, row: place.row - 1 }),
        }),
    ArrowRight: () => ({ ...place, column: place.column + 1 }),
    ArrowLeft: () => ({ ...place, column: place.column - 1 }),
    PageDown: () => ({ ...place, row: place.row + size.page }),
    PageUp: () => ({ ...place, row: Math.max(0, place.row - size.page) }),
    Home: () => ({ row: toEdge ? 0 : place.row, column: 0 }),
    End: () => ({ row: toEdge ? size.rows - 1 : place.row, column: size.columns - 1 }),
  };
  const move = moves[key.key];
  return move === undefined ? null : within(move(), size);
}

/** While rows are loading, the first placeholder is reachable. */
function within({ row, column }: GridPlace, { rows, columns }: GridSize): GridPlace {
  return { row: clamp(row, -1, Math.max(0, rows - 1)), column: clamp(column, 0, columns - 1) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
