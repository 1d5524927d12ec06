import { useId } from 'react';
import { vars } from '../../themes/vars.css.ts';
import { layoutChart, lineBetween, type ChartBox } from './state-chart-layout.ts';
import type { ChartArrow, StateChartModel } from './state-chart-model.ts';
import { stateChartWords } from './state-chart.words.ts';

export type StateChartProps = {
  model: StateChartModel;
  /** The machine's name. */
  name: string;
  /** The paths of the active states. */
  active: readonly string[];
};

const MARGIN = 24;

/**
 * A drawn statechart: the active states and their outgoing transitions in green, the others as hairlines.
 *
 * **When:** to show a current state among all possible ones. **When not:** for steps that a person takes use `Stepper`.
 *
 * **Accessibility:** an image whose name includes the active states; a wide one scrolls by keyboard.
 *
 * @example
 * const state = { kind: 'atomic', isInitial: true, children: [] } as const;
 * const root = { path: '', name: 'theme', kind: 'compound', isInitial: true } as const;
 * const model = { root: { ...root, children: [{ ...state, path: 'light', name: 'light' }] }, arrows: [] };
 * <StateChart model={model} name="Theme" active={['light']} />
 */
export function StateChart({ model, name, active }: StateChartProps) {
  const arrowId = useId();
  const { boxes, width, height } = layoutChart(model);
  const boxOf = new Map(boxes.map((box) => [box.path, box]));
  const leaves = (arrow: ChartArrow) => active.some((path) => isWithin(path, arrow.from));
  const arrows = model.arrows.filter(({ from, to }) => from !== to);
  const painted = [...arrows.filter((one) => !leaves(one)), ...arrows.filter(leaves)];
  const drawBox = (box: ChartBox) => (
    <StateBox key={box.path} box={box} isActive={active.some((path) => isWithin(path, box.path))} />
  );
  return (
    <div
      role="region"
      aria-label={stateChartWords.chartOf(name)}
      // A wide chart scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      style={{ overflow: 'auto' }}
    >
      <svg
        role="img"
        aria-label={stateChartWords.isIn(name, active.join(stateChartWords.and))}
        width={width + 2 * MARGIN}
        height={height + 4 * MARGIN}
        viewBox={`${-MARGIN} ${-2 * MARGIN} ${width + 2 * MARGIN} ${height + 4 * MARGIN}`}
      >
        <defs>
          <marker
            id={arrowId}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M 0 1 L 8 4 L 0 7" fill="none" stroke="context-stroke" />
          </marker>
        </defs>
        {boxes.filter(({ kind }) => kind !== 'atomic').map(drawBox)}
        {painted.map((arrow) => {
          const from = boxOf.get(arrow.from);
          const to = boxOf.get(arrow.to);
          return from === undefined || to === undefined || isWithin(to.path, from.path) ? null : (
            <path
              key={arrow.id}
              d={lineBetween(from, to)}
              fill="none"
              stroke={leaves(arrow) ? vars.color.brand.solid : vars.color.border.hairline}
              strokeWidth={leaves(arrow) ? 1.5 : 1}
              markerEnd={`url(#${arrowId})`}
            >
              <title>
                {arrow.guard === null
                  ? arrow.label
                  : stateChartWords.when(arrow.label, arrow.guard)}
              </title>
            </path>
          );
        })}
        {/* Painted over the arrows, so that none strikes through a name. */}
        {boxes.filter(({ kind }) => kind === 'atomic').map(drawBox)}
      </svg>
    </div>
  );
}

function StateBox({ box, isActive }: { box: ChartBox; isActive: boolean }) {
  const { x, y, width, height, name, kind, isInitial } = box;
  const isLeaf = kind === 'atomic';
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={isLeaf && isActive ? vars.color.brand.solid : vars.color.bg.surface}
        stroke={isActive ? vars.color.brand.solid : vars.color.border.interactive}
        strokeDasharray={kind === 'parallel' ? '4 3' : undefined}
      />
      {isInitial ? <circle cx={x} cy={y} r={4} fill={vars.color.fg.default} /> : null}
      <text
        x={isLeaf ? x + width / 2 : x + 12}
        y={isLeaf ? y + height / 2 + 5 : y + 20}
        textAnchor={isLeaf ? 'middle' : 'start'}
        fontSize={13}
        fill={isLeaf && isActive ? vars.color.brand.onSolid : vars.color.fg.default}
      >
        {name}
      </text>
    </g>
  );
}

function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}
