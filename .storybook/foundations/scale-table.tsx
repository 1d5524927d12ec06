import { Table, type TableColumn } from '@platebook/ui';
import { DURATION, LAYER, SPACE, TYPE } from '../../packages/ui/src/themes/primitives.ts';
import { DENSITIES } from '../../packages/ui/src/themes/tokens.ts';

type Step = { name: string; value: string };
type TypeStep = { name: keyof typeof TYPE };
type DensityStep = { name: keyof typeof DENSITIES };

/** The type scale, each step set in its own style. */
export function TypeTable() {
  return (
    <Table caption="Scale" columns={TYPE_COLUMNS} rows={TYPE_STEPS} rowKey={({ name }) => name} />
  );
}

/** The spacing scale, drawn. */
export function SpaceTable() {
  return (
    <Table
      caption="Space"
      columns={SPACE_COLUMNS}
      rows={toSteps(SPACE)}
      rowKey={({ name }) => name}
    />
  );
}

/** Row and control heights by density. */
export function DensityTable() {
  return (
    <Table
      caption="Density"
      columns={DENSITY_COLUMNS}
      rows={DENSITY_STEPS}
      rowKey={({ name }) => name}
    />
  );
}

/** The motion durations. */
export function DurationTable() {
  return (
    <Table
      caption="Durations"
      columns={STEP_COLUMNS}
      rows={toSteps(DURATION)}
      rowKey={({ name }) => name}
    />
  );
}

/** The z-index layers. */
export function LayerTable() {
  return (
    <Table
      caption="Layers"
      columns={STEP_COLUMNS}
      rows={toSteps(LAYER)}
      rowKey={({ name }) => name}
    />
  );
}

const TYPE_STEPS: readonly TypeStep[] = (Object.keys(TYPE) as (keyof typeof TYPE)[]).map(
  (name) => ({ name }),
);
const DENSITY_STEPS: readonly DensityStep[] = (
  Object.keys(DENSITIES) as (keyof typeof DENSITIES)[]
).map((name) => ({ name }));

const TYPE_COLUMNS: readonly TableColumn<TypeStep>[] = [
  { id: 'name', header: 'Step', cell: ({ name }) => name, rowHeader: true },
  {
    id: 'size',
    header: 'Size and line',
    cell: ({ name }) => `${TYPE[name].size} / ${TYPE[name].line}`,
  },
  {
    id: 'sample',
    header: 'Set',
    cell: ({ name }) => (
      <span
        style={{
          fontSize: TYPE[name].size,
          lineHeight: TYPE[name].line,
          fontFamily: isTitle(name) ? 'var(--pb-font-title)' : 'var(--pb-font-interface)',
        }}
      >
        You sold $5,100.00
      </span>
    ),
  },
];

const STEP_COLUMNS: readonly TableColumn<Step>[] = [
  { id: 'name', header: 'Step', cell: ({ name }) => name, rowHeader: true },
  { id: 'value', header: 'Value', cell: ({ value }) => value },
];

const SPACE_COLUMNS: readonly TableColumn<Step>[] = [
  ...STEP_COLUMNS,
  {
    id: 'drawn',
    header: 'Drawn',
    cell: ({ value }) => (
      <span
        style={{
          display: 'block',
          width: value,
          height: 8,
          background: 'var(--pb-color-brand-solid)',
        }}
      />
    ),
  },
];

const DENSITY_COLUMNS: readonly TableColumn<DensityStep>[] = [
  { id: 'name', header: 'Density', cell: ({ name }) => name, rowHeader: true },
  { id: 'row', header: 'Row', cell: ({ name }) => DENSITIES[name].row, numeric: true },
  { id: 'control', header: 'Control', cell: ({ name }) => DENSITIES[name].control, numeric: true },
];

function isTitle(name: keyof typeof TYPE): boolean {
  return name.startsWith('title') || name === 'display';
}

function toSteps(scale: Readonly<Record<string, string>>): readonly Step[] {
  return Object.entries(scale).map(([name, value]) => ({ name, value }));
}
