import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { RadioCards, type RadioCard, type RadioCardsProps } from './radio-cards.tsx';

const POSTING: readonly RadioCard[] = [
  {
    value: 'payout',
    label: 'One entry a payout',
    aside: 'Recommended',
    description: 'Every Tuesday the whole week, split where a month ends.',
  },
  {
    value: 'day',
    label: 'One entry a day',
    aside: '7 entries a week',
    description: 'Sales stand on their own business day; the payout clears them.',
  },
  {
    value: 'receipt',
    label: 'Sales receipts',
    description: 'For books that count sales by item. The platform becomes a customer.',
  },
];

const onChange = fn();

const SHOWN = { hover: '#shown-hover', focusVisible: '#shown-focus' };

const meta = {
  title: 'Components/Radio cards',
  component: RadioCards,
  args: { legend: 'How are payouts posted?', cards: POSTING, value: null, onChange },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => {
    onChange.mockClear();
  },
  decorators: [
    (Story) => (
      <Box width="measure">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof RadioCards>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioCards
      {...props}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        props.onChange(chosen);
      }}
    />
  );
}

export const Default: Story = {
  args: { hint: 'It can be changed later; what was posted stays.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'How are payouts posted?' });
    await expect(group).toHaveAccessibleDescription(
      'It can be changed later; what was posted stays.',
    );
    const week = canvas.getByRole('radio', { name: 'One entry a payout' });
    const day = canvas.getByRole('radio', { name: 'One entry a day' });
    await expect(week).toHaveAccessibleDescription(
      'Recommended Every Tuesday the whole week, split where a month ends.',
    );
    await userEvent.tab();
    await expect(week).toHaveFocus();
    await expect(week).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(week).toBeChecked();
    // The library chooses while an arrow is held, so it is held until the focus has moved.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(day).toBeChecked();
    await userEvent.click(canvas.getByText(/For books that count sales/));
    await expect(onChange.mock.calls).toEqual([['payout'], ['day'], ['receipt']]);
  },
};

export const Chosen: Story = { args: { value: 'payout' } };

export const Invalid: Story = {
  args: { error: 'Choose how payouts are posted.', id: 'posting' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how payouts are posted.');
    await expect(canvas.getByRole('radio', { name: 'One entry a payout' })).toHaveAttribute(
      'id',
      'posting',
    );
  },
};

export const OneDisabled: Story = {
  args: {
    value: 'payout',
    cards: POSTING.map((card) =>
      card.value === 'receipt'
        ? { ...card, disabled: true, description: 'Needs a plan with items. Yours has none.' }
        : card,
    ),
  },
  play: async ({ canvasElement }) => {
    const receipt = within(canvasElement).getByRole('radio', { name: 'Sales receipts' });
    await expect(receipt).toBeDisabled();
    await userEvent.click(receipt, { pointerEventsCheck: 0 });
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { value: 'day', disabled: true } };

export const InColumns: Story = {
  args: { value: 'day', layout: 'columns' },
};

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: (args) => (
    <Stack gap="xl">
      <Stateful {...args} legend="Not answered" />
      <Stateful {...args} legend="Hover" id="shown-hover" cards={POSTING.slice(0, 1)} />
      <Stateful {...args} legend="Focus" id="shown-focus" cards={POSTING.slice(0, 1)} />
      <Stateful {...args} legend="Chosen, beside each other" value="day" layout="columns" />
      <Stateful {...args} legend="Wrong" error="Choose how payouts are posted." />
      <Stateful {...args} legend="Disabled" value="payout" disabled />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    legend: 'Wie werden die Auszahlungen in die Finanzbuchhaltung übernommen?',
    hint: 'Die Festlegung gilt bis zum nächsten Umsatzsteuervoranmeldungszeitraum.',
    value: 'week',
    cards: [
      {
        value: 'week',
        label: 'Sammelbuchung je Auszahlungszeitraum',
        aside: 'Empfohlene Einstellung',
        description:
          'Eine Hauptbucheintragung je Auszahlung, aufgeteilt nach Umsatzsteuervoranmeldungszeiträumen.',
      },
      {
        value: 'day',
        label: 'Einzelbuchungen je Geschäftstag und Betriebsstätte',
        description:
          'Erlöse stehen am Geschäftstag; die Auszahlung gleicht das Verrechnungskonto aus.',
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    legend: 'كيف تُرحَّل الدفعات؟',
    value: 'payout',
    cards: [
      {
        value: 'payout',
        label: 'قيد واحد لكل دفعة',
        aside: 'موصى به',
        description: 'كل ثلاثاء الأسبوع كله، مقسومًا عند نهاية الشهر.',
      },
      { value: 'day', label: 'قيد واحد لكل يوم', description: 'تبقى المبيعات في يوم عملها.' },
    ],
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...InColumns, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
