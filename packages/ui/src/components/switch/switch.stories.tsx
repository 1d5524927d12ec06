import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

const OFF = { checked: false, onCheckedChange: () => undefined };
const ON = { checked: true, onCheckedChange: () => undefined };

const SHOWN = { hover: '#shown-hover', focusVisible: '#shown-focus' };

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Single-key shortcuts', checked: false, onCheckedChange: () => undefined },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

function Stateful(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Box width="field">
      <Switch {...props} checked={checked} onCheckedChange={setChecked} />
    </Box>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Single-key shortcuts' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Single-key shortcuts'));
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = {
  args: { checked: true, hint: 'Slash opens the search, question mark the list of shortcuts.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(
      'Slash opens the search, question mark the list of shortcuts.',
    );
  },
};

export const LabelHidden: Story = {
  args: { labelHidden: true, label: 'Import finished, in the app', checked: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('switch', { name: 'Import finished, in the app' }),
    ).toBeChecked();
  },
};

const onLoadingChange = fn();

export const Loading: Story = {
  args: { checked: true, loading: true },
  render: (args) => (
    <Box width="field">
      <Switch {...args} onCheckedChange={onLoadingChange} />
    </Box>
  ),
  play: async ({ canvasElement }) => {
    onLoadingChange.mockClear();
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(onLoadingChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  parameters: { pseudo: SHOWN },
  render: () => (
    <Box width="field">
      <Stack gap="md">
        <Switch label="Off" {...OFF} />
        <Switch label="Hover" id="shown-hover" {...OFF} />
        <Switch label="Focus" id="shown-focus" {...OFF} />
        <Switch label="On" {...ON} />
        <Switch label="With a hint" hint="Slash opens the search." {...ON} />
        <Switch label="Being saved" loading {...ON} />
        <Switch label="Disabled" disabled {...OFF} />
        <Switch label="Disabled and on" disabled {...ON} />
        <div>
          <Switch label="Label hidden" labelHidden {...ON} />
        </div>
      </Stack>
    </Box>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Benachrichtigungen über fehlgeschlagene Buchungsübertragungen',
    hint: 'Wird an alle Buchhaltungsverantwortlichen des Mandanten verschickt, sobald eine Auszahlung nicht übertragen werden konnte.',
    checked: true,
  },
};
export const Phone: Story = { ...LongWords, globals: { viewport: { value: 'phone' } } };

export const Disabled: Story = { args: { checked: true, disabled: true } };
export const RightToLeft: Story = {
  args: { label: 'اختصارات المفاتيح المفردة', hint: 'الشرطة المائلة تفتح البحث.', checked: true },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
