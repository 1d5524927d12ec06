import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { MatchPair, type MatchPairProps } from './match-pair.tsx';

const meta = {
  title: 'Patterns/Match pair',
  component: MatchPair,
  args: {
    platform: 'Uber Eats',
    platformStore: {
      id: '6f3b2c1e-94d7-4a0b-8e55-2a4d90c7f118',
      name: 'Golden Stag – Walnut St',
      address: '1401 Walnut Street, Philadelphia, PA 19102',
      phone: '+1 215 555 0142',
    },
    finding: 'suggested',
    value: 'walnut',
    candidates: [
      {
        id: 'walnut',
        name: 'Walnut Street',
        address: '1401 Walnut St, Philadelphia, PA',
        reasons: [
          { what: 'Address', same: true },
          { what: 'Phone', same: true },
          { what: 'Name', same: false },
        ],
      },
      {
        id: 'pine',
        name: 'Pine Street',
        address: '822 Pine St, Philadelphia, PA',
        reasons: [
          { what: 'Address', same: false },
          { what: 'Phone', same: false, ours: '+1 215 555 0177' },
          { what: 'Name', same: false },
        ],
      },
    ],
    onChoose: fn(),
    onConfirm: fn(),
    onNewStore: fn(),
    onSkip: fn(),
    onUndo: fn(),
    headingLevel: 2,
  },
  decorators: [
    (Story) => (
      <Stack gap="lg">
        <Heading level={1}>Match your stores</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof MatchPair>;
export default meta;

type Story = StoryObj<typeof meta>;

function Working(props: MatchPairProps) {
  const [value, setValue] = useState(props.value);
  const [state, setState] = useState<MatchPairProps['state']>('open');
  return (
    <MatchPair
      {...props}
      value={value}
      state={state}
      onChoose={setValue}
      onConfirm={() => setState('confirmed')}
      onUndo={() => setState('open')}
    />
  );
}

export const Default: Story = {
  args: { onSkip: fn(), onNewStore: fn() },
  render: (args) => <Working {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Golden Stag – Walnut St' });
    await expect(group).toBeVisible();
    const walnut = canvas.getByRole('radio', { name: 'Walnut Street' });
    await expect(walnut).toBeChecked();
    walnut.focus();
    await userEvent.keyboard('2');
    await expect(canvas.getByRole('radio', { name: 'Pine Street' })).toBeChecked();
    await userEvent.keyboard('9');
    await expect(canvas.getByRole('radio', { name: 'Pine Street' })).toBeChecked();
    await userEvent.keyboard('n');
    await expect(args.onNewStore).toHaveBeenCalledOnce();
    await userEvent.keyboard('s');
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Match to Walnut Street' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Matched to Walnut Street');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo match' }));
    await expect(canvas.getByRole('radio', { name: 'Walnut Street' })).toBeChecked();
  },
};

export const Suggested: Story = {};

export const Ambiguous: Story = {
  args: {
    finding: 'ambiguous',
    value: null,
    candidates: meta.args.candidates.map((candidate) => ({
      ...candidate,
      reasons: [
        { what: 'Name', same: true },
        { what: 'Address', same: false },
      ],
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Match stores' })).toBeDisabled();
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).not.toBeChecked();
    }
  },
};

export const NoMatch: Story = {
  args: { finding: 'none', value: null, candidates: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add as a new store' })).toBeEnabled();
  },
};

export const OneToMany: Story = {
  args: {
    candidates: meta.args.candidates.map((candidate, at) =>
      at === 0 ? { ...candidate, linkedTo: ['Stag Wings (Uber Eats)'] } : candidate,
    ),
  },
};

/** Three brands from one kitchen: all are mapped to the same store. */
export const OneKitchenThreeBrands: Story = {
  render: (args) => (
    <>
      {['Golden Stag', 'Stag Wings', 'Midnight Burgers'].map((name, at) => (
        <MatchPair
          {...args}
          key={name}
          platformStore={{ ...args.platformStore, name, id: `6f3b2c1e-94d7-4a0b-8e5${at}` }}
          state={at === 0 ? 'confirmed' : 'open'}
          candidates={args.candidates.map((candidate, place) =>
            place === 0 && at > 0
              ? { ...candidate, linkedTo: ['Golden Stag (Uber Eats)'] }
              : candidate,
          )}
        />
      ))}
    </>
  ),
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <MatchPair {...args} />
      <MatchPair {...args} {...Ambiguous.args} />
      <MatchPair {...args} {...OneToMany.args} />
      <MatchPair {...args} {...NoMatch.args} />
      <MatchPair {...args} state="confirming" />
      <MatchPair {...args} state="confirmed" />
    </>
  ),
};

export const Confirming: Story = { args: { state: 'confirming' } };
export const Confirmed: Story = { args: { state: 'confirmed' } };

export const LongText: Story = {
  args: {
    platformStore: {
      id: '6f3b2c1e-94d7-4a0b-8e55-2a4d90c7f118',
      name: 'Zum Goldenen Hirschen am Kurfürstendamm, Lieferküche und Abholstelle',
      address: 'Kurfürstendamm 1401–1403, Hinterhaus, 10719 Berlin-Charlottenburg',
    },
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    platform: 'أوبر إيتس',
    platformStore: {
      id: '6f3b2c1e-94d7-4a0b-8e55-2a4d90c7f118',
      name: 'الأيل الذهبي، شارع الجوز',
      address: '١٤٠١ شارع الجوز، فيلادلفيا',
      phone: '+1 215 555 0142',
    },
    candidates: [
      {
        id: 'walnut',
        name: 'شارع الجوز',
        address: '١٤٠١ شارع الجوز، فيلادلفيا',
        reasons: [
          { what: 'العنوان', same: true },
          { what: 'الهاتف', same: false, ours: '+1 215 555 0177' },
        ],
      },
    ],
  },
  globals: { direction: 'rtl' },
};
export const Dark: Story = { ...OneToMany, globals: { theme: 'dark' } };
