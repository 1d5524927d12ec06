import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Box } from '../../layout/box/box.tsx';
import { Switch, type SwitchProps } from './switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Single-key shortcuts', checked: false, onCheckedChange: () => undefined },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

function Kept(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return (
    <Box width="field">
      <Switch {...props} checked={checked} onCheckedChange={setChecked} />
    </Box>
  );
}

export const Off: Story = {
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

export const Disabled: Story = { args: { checked: true, disabled: true } };
export const RightToLeft: Story = { args: { checked: true }, globals: { direction: 'rtl' } };
export const Dark: Story = { args: { checked: true }, globals: { theme: 'dark' } };
