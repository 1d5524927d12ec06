import { Heading, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { contrastRatio } from '../../packages/ui/src/themes/contrast.ts';
import { INCREASED_CONTRAST } from '../../packages/ui/src/themes/increased-contrast.ts';
import { COLOR_PAIRS, type ColorName } from '../../packages/ui/src/themes/pairs.ts';
import { COLORS, type ThemeName } from '../../packages/ui/src/themes/tokens.ts';

type Swatch = { name: string; light: string; dark: string };
type Pair = { fg: ColorName; on: ColorName; atLeast: number };

/** How each color changes with increased contrast. */
export function IncreasedContrastTable() {
  return (
    <Table
      caption="Increased contrast"
      columns={INCREASED_COLUMNS}
      rows={INCREASED_CONTRAST}
      rowKey={({ color }) => color}
    />
  );
}

/** Every color token in both themes. */
export function ColorTable() {
  const swatches = Object.entries(COLORS.light).flatMap(([group, shades]) =>
    typeof shades === 'string'
      ? []
      : Object.keys(shades).map((shade): Swatch => {
          const name = `${group}.${shade}`;
          return { name, light: valueOf('light', name), dark: valueOf('dark', name) };
        }),
  );
  return (
    <Table caption="Colors" columns={SWATCH_COLUMNS} rows={swatches} rowKey={({ name }) => name} />
  );
}

/** Every registered pair with its measured contrast in both themes. */
export function PairTable() {
  const pairs = COLOR_PAIRS.flatMap(({ fg, on, atLeast }) =>
    on.map((ground): Pair => ({ fg, on: ground, atLeast })),
  );
  return (
    <Stack gap="sm">
      <Heading level={3}>Contrast of every pair</Heading>
      <Text tone="muted">Measured by WCAG 2.2. A unit test holds each pair to its limit.</Text>
      <Table
        caption="Contrast of every pair"
        captionHidden
        columns={PAIR_COLUMNS}
        rows={pairs}
        rowKey={({ fg, on }) => `${fg} ${on}`}
      />
    </Stack>
  );
}

const SWATCH_COLUMNS: readonly TableColumn<Swatch>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, rowHeader: true },
  { id: 'light', header: 'Light', cell: ({ light }) => <Patch value={light} /> },
  { id: 'dark', header: 'Dark', cell: ({ dark }) => <Patch value={dark} /> },
];

const PAIR_COLUMNS: readonly TableColumn<Pair>[] = [
  { id: 'fg', header: 'Foreground', cell: ({ fg }) => fg, rowHeader: true },
  { id: 'on', header: 'On', cell: ({ on }) => on },
  { id: 'light', header: 'Light', cell: (pair) => <Measured theme="light" pair={pair} /> },
  { id: 'dark', header: 'Dark', cell: (pair) => <Measured theme="dark" pair={pair} /> },
  { id: 'atLeast', header: 'At least', cell: ({ atLeast }) => atLeast.toFixed(1), numeric: true },
];

const INCREASED_COLUMNS: readonly TableColumn<(typeof INCREASED_CONTRAST)[number]>[] = [
  { id: 'color', header: 'Color', cell: ({ color }) => color, rowHeader: true },
  { id: 'becomes', header: 'Becomes', cell: ({ becomes }) => becomes },
  { id: 'light', header: 'Light', cell: (row) => <Patch value={valueOf('light', row.becomes)} /> },
  { id: 'dark', header: 'Dark', cell: (row) => <Patch value={valueOf('dark', row.becomes)} /> },
];

/** Sample text in the pair's colors, with its contrast ratio. */
function Measured({ theme, pair }: { theme: ThemeName; pair: Pair }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span
        aria-hidden="true"
        style={{
          padding: '2px 10px',
          color: valueOf(theme, pair.fg),
          background: valueOf(theme, pair.on),
          outline: '1px solid #857F72',
        }}
      >
        {pair.atLeast < 5.5 ? '■' : 'Net'}
      </span>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{ratioIn(theme, pair)}</span>
    </span>
  );
}

function Patch({ value }: { value: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span style={{ width: 32, height: 16, background: value, outline: '1px solid #857F72' }} />
      {value}
    </span>
  );
}

function ratioIn(theme: ThemeName, { fg, on }: Pair): string {
  return contrastRatio(valueOf(theme, fg), valueOf(theme, on)).toFixed(2);
}

function valueOf(theme: ThemeName, name: string): string {
  const [group = '', shade = ''] = name.split('.');
  const shades: unknown = Object.entries(COLORS[theme]).find(([key]) => key === group)?.[1];
  const value: unknown = Object.entries(shades ?? {}).find(([key]) => key === shade)?.[1];
  return String(value);
}
