import type { ChartArrow, ChartState, StateChartModel } from './state-chart-model.ts';

export type ChartBox = {
  readonly path: string;
  readonly name: string;
  readonly kind: ChartState['kind'];
  readonly isInitial: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Boxes in paint order, an outer state before its nested states. */
export type ChartLayout = {
  readonly boxes: readonly ChartBox[];
  readonly width: number;
  readonly height: number;
};

const LETTER = 8;
const BOX = { height: 32, padding: 12, minWidth: 72 };
const GAP = { column: 56, row: 20 };
const FRAME = { top: 32, side: 16 };

/**
 * Lays out a statechart from left to right by distance from the initial state in transitions; states at equal distance
 * are stacked. A compound state is a frame around its own chart; parallel regions are stacked.
 */
export function layoutChart(model: StateChartModel): ChartLayout {
  const { boxes, width, height } = placeChildren(model.root, model.arrows);
  return { boxes, width, height };
}

function place(state: ChartState, arrows: readonly ChartArrow[]): ChartLayout {
  const { path, name, kind, isInitial } = state;
  const box = { path, name, kind, isInitial, x: 0, y: 0 };
  const nameWidth = name.length * LETTER + 2 * BOX.padding;
  if (kind === 'atomic') {
    const size = { width: Math.max(BOX.minWidth, nameWidth), height: BOX.height };
    return { boxes: [{ ...box, ...size }], ...size };
  }
  const inner = placeChildren(state, arrows);
  const width = Math.max(inner.width + 2 * FRAME.side, nameWidth);
  const height = inner.height + FRAME.top + FRAME.side;
  return {
    boxes: [{ ...box, width, height }, ...moved(inner.boxes, FRAME.side, FRAME.top)],
    width,
    height,
  };
}

function placeChildren(state: ChartState, arrows: readonly ChartArrow[]): ChartLayout {
  const boxes: ChartBox[] = [];
  let x = 0;
  let height = 0;
  for (const column of toColumns(state, arrows)) {
    let y = 0;
    let width = 0;
    for (const child of column) {
      const placed = place(child, arrows);
      boxes.push(...moved(placed.boxes, x, y));
      y += placed.height + GAP.row;
      width = Math.max(width, placed.width);
    }
    height = Math.max(height, y - GAP.row);
    x += width + GAP.column;
  }
  return { boxes, width: Math.max(0, x - GAP.column), height };
}

function toColumns(state: ChartState, arrows: readonly ChartArrow[]): ChartState[][] {
  if (state.kind === 'parallel') {
    return [[...state.children]];
  }
  const rank = rankChildren(state, arrows);
  const columns: ChartState[][] = [];
  for (const child of state.children) {
    const at = rank.get(child.path) ?? 0;
    (columns[at] ??= []).push(child);
  }
  return columns.filter((column) => column.length > 0);
}

/** The distance of each child from the initial one, in transitions between siblings; unreachable children come last. */
function rankChildren(state: ChartState, arrows: readonly ChartArrow[]): Map<string, number> {
  const rank = new Map<string, number>();
  let open = state.children.filter(({ isInitial }) => isInitial);
  for (let distance = 0; open.length > 0; distance += 1) {
    for (const { path } of open) {
      rank.set(path, distance);
    }
    const from = new Set(open.map(({ path }) => path));
    open = state.children.filter(
      ({ path }) =>
        !rank.has(path) &&
        arrows.some(
          (arrow) => isInside(arrow.to, path) && [...from].some((one) => isInside(arrow.from, one)),
        ),
    );
  }
  const last = Math.max(0, ...rank.values());
  for (const { path } of state.children) {
    rank.set(path, rank.get(path) ?? last + 1);
  }
  return rank;
}

function isInside(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`);
}

function moved(boxes: readonly ChartBox[], byX: number, byY: number): ChartBox[] {
  return boxes.map((box) => ({ ...box, x: box.x + byX, y: box.y + byY }));
}

/** The SVG path of an arrow: from edge to edge to the right, above or below; others loop around below the boxes. */
export function lineBetween(from: ChartBox, to: ChartBox): string {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 };
  const end = { x: to.x, y: to.y + to.height / 2 };
  if (start.x < end.x) {
    const bend = (end.x - start.x) / 2;
    return `M ${start.x} ${start.y} C ${start.x + bend} ${start.y}, ${end.x - bend} ${end.y}, ${end.x} ${end.y}`;
  }
  const isBelow = to.y > from.y + from.height / 2;
  const out = { x: from.x + from.width / 2, y: isBelow ? from.y + from.height : from.y };
  const back = { x: to.x + to.width / 2, y: isBelow ? to.y : to.y + to.height };
  if (isBelow || to.y + to.height <= from.y) {
    const bend = (back.y - out.y) / 2;
    return `M ${out.x} ${out.y} C ${out.x} ${out.y + bend}, ${back.x} ${back.y - bend}, ${back.x} ${back.y}`;
  }
  const dip = Math.max(from.y + from.height, to.y + to.height) + GAP.row;
  return `M ${out.x} ${from.y + from.height} C ${out.x} ${dip}, ${back.x} ${dip}, ${back.x} ${to.y + to.height}`;
}
