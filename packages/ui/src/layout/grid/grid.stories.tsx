import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../box/box.tsx';
import { Stack } from '../stack/stack.tsx';
import { Grid } from './grid.tsx';

const STORES = ['Walnut Street', 'Fishtown', 'Rittenhouse', 'Manayunk'];
const CELLS = STORES.map((store) => (
  <Box key={store} rule="above" paddingBlock="sm">
    {store}
  </Box>
));

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { columns: 4, children: CELLS },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const tops = STORES.map((store) => canvas.getByText(store).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Four items form two columns; three are too wide for that, and stack. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = STORES.map((store) => canvas.getByText(store).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
};
export const ThreeOnAPhone: Story = {
  args: { columns: 3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = STORES.map((store) => canvas.getByText(store).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(4);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      {([2, 3, 4] as const).map((columns) => (
        <Grid key={columns} columns={columns} gap="md">
          {CELLS}
        </Grid>
      ))}
    </Stack>
  ),
};
export const GapSteps: Story = {
  render: () => (
    <Stack gap="xl">
      {(['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map((gap) => (
        <Grid key={gap} columns={4} gap={gap}>
          {CELLS}
        </Grid>
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    columns: 3,
    children: STORES.map((store) => (
      <Box key={store} rule="above" paddingBlock="sm">
        Feinkostgeschäftsgesellschaft {store}, Betriebsstätte am Viktualienmarkt
      </Box>
    )),
  },
};
export const RightToLeft: Story = {
  args: {
    columns: 3,
    children: ['شارع الجوز', 'شارع الميناء', 'المدينة القديمة'].map((store) => (
      <Box key={store} rule="above" paddingBlock="sm">
        {store}
      </Box>
    )),
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };

/** Small items form two columns there too. */
export const SmallOnAPhone: Story = {
  args: { columns: 3, isSmall: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tops = STORES.map((store) => canvas.getByText(store).getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(2);
  },
};
