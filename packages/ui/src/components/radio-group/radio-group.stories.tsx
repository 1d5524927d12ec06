import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { RadioGroup } from './radio-group.tsx';

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const SHOWN = { hover: '#shown-hover', focusVisible: '#shown-focus' };

const meta = {
  title: 'Components/Radio group',
  component: RadioGroup,
  args: {
    legend: 'Whose books are they?',
    name: 'business_type',
    options: [
      {
        value: 'owner',
        label: 'My own restaurant’s',
        description: 'You see one client: your business.',
      },
      {
        value: 'adviser',
        label: 'My clients’',
        description: 'You keep books for several businesses and switch between them.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <Box width="measure">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Whose books are they?' })).toBeVisible();
    const owner = canvas.getByRole('radio', { name: 'My own restaurant’s' });
    await expect(owner).toHaveAccessibleDescription('You see one client: your business.');
    owner.focus();
    await userEvent.keyboard(' ');
    await expect(owner).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'My clients’' })).toBeChecked();
    await expect(owner).not.toBeChecked();
  },
};

export const Row: Story = {
  args: {
    legend: 'Theme',
    name: 'theme',
    layout: 'row',
    defaultValue: 'dark',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
};

export const Invalid: Story = { args: { error: 'Choose whose books you keep' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'owner' } };

export const OneDisabled: Story = {
  args: {
    legend: 'How are entries posted?',
    name: 'posting',
    hint: 'The basis of the client decides what is possible.',
    options: [
      { value: 'journal', label: 'As journal entries' },
      { value: 'receipt', label: 'As sales receipts' },
      { value: 'bank', label: 'With the bank line', disabled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'With the bank line' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'As sales receipts' })).toBeEnabled();
  },
};

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: () => (
    <Stack gap="lg">
      <RadioGroup legend="Theme" name="a" layout="row" defaultValue="dark" options={THEMES} />
      <RadioGroup legend="Hover" id="shown-hover" name="h" layout="row" options={THEMES} />
      <RadioGroup legend="Focus" id="shown-focus" name="i" layout="row" options={THEMES} />
      <RadioGroup legend="Under each other" name="b" defaultValue="light" options={THEMES} />
      <RadioGroup legend="With a hint" name="c" hint="It is kept here." options={THEMES} />
      <RadioGroup legend="Not required" name="d" optional layout="row" options={THEMES} />
      <RadioGroup legend="Wrong" name="e" error="Choose a theme" layout="row" options={THEMES} />
      <RadioGroup
        legend="Disabled"
        name="f"
        disabled
        defaultValue="dark"
        layout="row"
        options={THEMES}
      />
      <RadioGroup {...meta.args} name="g" defaultValue="adviser" />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    legend: 'Nach welchem Grundsatz werden die Umsatzerlöse der Betriebsstätte gebucht?',
    hint: 'Die Wahl gilt für alle künftigen Umsatzsteuervoranmeldungen.',
    options: [
      {
        value: 'accrual',
        label: 'Nach vereinbarten Entgelten (Sollversteuerung)',
        description: 'Gebucht wird am Geschäftstag, unabhängig vom Auszahlungszeitpunkt.',
      },
      {
        value: 'cash',
        label: 'Nach vereinnahmten Entgelten (Istversteuerung)',
        description: 'Gebucht wird am Tag der Auszahlungsgutschrift auf dem Geschäftskonto.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: {
    legend: 'لمن هذه الدفاتر؟',
    defaultValue: 'owner',
    options: [
      { value: 'owner', label: 'لمطعمي', description: 'ترى عميلاً واحدًا: نشاطك.' },
      { value: 'adviser', label: 'لعملائي', description: 'تمسك دفاتر عدة منشآت وتنتقل بينها.' },
    ],
  },
  globals: { direction: 'rtl', locale: 'ar' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
