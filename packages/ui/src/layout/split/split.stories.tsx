import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Link } from '../../components/link/link.tsx';
import { Stack } from '../stack/stack.tsx';
import { Split } from './split.tsx';

const onResize = fn();

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: {
    panelLabel: 'Payout of 7 Apr 2026',
    onResize,
    children: (
      <Stack gap="xs">
        {['7 Apr 2026', '31 Mar 2026', '24 Mar 2026'].map((day) => (
          <Link key={day} variant="quiet" href="#payout">
            {day}
          </Link>
        ))}
      </Stack>
    ),
    panel: (
      <Stack gap="sm">
        <Heading level={2} size="title3">
          Payout of 7 Apr 2026
        </Heading>
        <DescriptionList
          items={[
            { term: 'Gross', value: '$5,100.00' },
            { term: 'Net', value: '$3,290.50' },
          ]}
        />
      </Stack>
    ),
  },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof Split>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onResize.mockClear();
    const handle = canvas.getByRole('separator', { name: 'Width of Payout of 7 Apr 2026' });
    const panel = canvas.getByRole('region', { name: 'Payout of 7 Apr 2026' });
    await expect(handle).toHaveAttribute('aria-valuenow', '400');
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    await expect(handle).toHaveAttribute('aria-valuenow', '416');
    await expect(Math.round(panel.getBoundingClientRect().width)).toBe(416);
    await userEvent.keyboard('{Home}{End}');
    await expect(onResize.mock.calls).toEqual([[416], [432], [416], [240], [720]]);
  },
};

export const Dragged: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator');
    const split = handle.parentElement?.getBoundingClientRect();
    const end = split?.right ?? 0;
    const captured = fn();
    handle.setPointerCapture = captured;
    handle.hasPointerCapture = () => captured.mock.calls.length > 0;
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: end - 600 });
    await expect(handle).toHaveAttribute('aria-valuenow', '400');
    await fireEvent.pointerDown(handle, { pointerId: 1, clientX: end - 400 });
    await fireEvent.pointerMove(handle, { pointerId: 1, clientX: end - 520 });
    await expect(handle).toHaveAttribute('aria-valuenow', '520');
  },
};

export const Closed: Story = {
  args: { panel: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
export const Narrowest: Story = { args: { startsAt: 0 } };
export const Widest: Story = { args: { startsAt: 2000 } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('separator');
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(handle).toHaveAttribute('aria-valuenow', '416');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Payout of 7 Apr 2026' })).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Split {...args} panelLabel="Open" />
      <Split {...args} panelLabel="As narrow as it gets" startsAt={0} />
      <Split {...args} panelLabel="As wide as it gets" startsAt={2000} />
      <Split {...args} panelLabel="Closed" panel={null} />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    panelLabel: 'Auszahlung der Feinkostgeschäftsgesellschaft',
    panel: (
      <Heading level={2} size="title3">
        Auszahlungsdetailauswertung der Feinkostgeschäftsgesellschaft am Viktualienmarkt
      </Heading>
    ),
  },
};
