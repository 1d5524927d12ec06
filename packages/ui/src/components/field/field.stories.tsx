import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { control as controlStyle } from './field.css.ts';
import { Field, type FieldControlProps } from './field.tsx';

const input = (control: FieldControlProps) => <input {...control} className={controlStyle} />;

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Time zone',
    hint: 'Business days of this store begin and end in it.',
    children: input,
  },
  decorators: [
    (Story) => (
      <Box width="field">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: 'Time zone' });
    await expect(control).toHaveAccessibleDescription(
      'Business days of this store begin and end in it.',
    );
    await expect(control).toBeValid();
  },
};

export const HintAndError: Story = {
  args: { error: 'Choose a time zone.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: 'Time zone' });
    await expect(control).toHaveAccessibleDescription(
      'Business days of this store begin and end in it. Choose a time zone.',
    );
    await expect(control).toBeInvalid();
  },
};

export const LongError: Story = {
  args: {
    error:
      'This time zone is 2 hours from the address of the store. Choose the zone the store keeps its hours in, or correct the address first.',
  },
};

export const RequiredAndOptional: Story = {
  render: () => (
    <Stack gap="lg">
      <TextField label="Name of the store" />
      <TextField label="Number in your books" optional />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Name of the store' })).toBeVisible();
    await expect(
      canvas.getByRole('textbox', { name: 'Number in your books (optional)' }),
    ).toBeVisible();
  },
};

export const LabelHidden: Story = {
  args: { labelHidden: true, hint: undefined },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('textbox', { name: 'Time zone' });
    await expect(control).toBeVisible();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      <Field label="Label alone">{input}</Field>
      <Field label="With a hint" hint="Business days of this store begin and end in it.">
        {input}
      </Field>
      <Field label="With an error" error="Choose a time zone.">
        {input}
      </Field>
      <Field label="With both" hint="As it stands in the books." error="Choose a time zone.">
        {input}
      </Field>
      <Field label="Not required" optional>
        {input}
      </Field>
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Umsatzsteuervoranmeldungszeitraum der Betriebsstätte',
    hint: 'Monatlich, vierteljährlich oder jährlich, wie es im Bescheid des Betriebsstättenfinanzamtes steht.',
    error:
      'Der Umsatzsteuervoranmeldungszeitraum passt nicht zu den bereits übermittelten Voranmeldungen.',
    optional: true,
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'المنطقة الزمنية',
    hint: 'تبدأ أيام عمل هذا المتجر وتنتهي فيها.',
    error: 'اختر منطقة زمنية.',
  },
  globals: { direction: 'rtl', locale: 'ar' },
};

export const Phone: Story = { ...LongError, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
