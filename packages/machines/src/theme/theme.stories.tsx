import { IconButton, Inline, Text } from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { connectTheme } from './theme.connect.ts';
import type { ThemeEvent, ThemeState } from './theme.types.ts';
import { MachineChart } from '../testing/machine-chart.tsx';
import { themeMachine } from './theme.machine.ts';
import { BLOCKED_STORAGE, THEME_SAMPLES } from './theme.samples.ts';

type FaceProps = { situation: ThemeState; send: (event: ThemeEvent) => void };

/** The theme switch: connect function for logic, kit for rendering. */
function Face({ situation, send }: FaceProps) {
  const { theme, isKept, onToggle } = connectTheme(situation, send);
  return (
    <Inline gap="sm">
      <IconButton
        label={theme === 'light' ? 'Use the dark theme' : 'Use the light theme'}
        icon={theme === 'light' ? 'moon' : 'sun'}
        onClick={onToggle}
      />
      <Text tone="muted">
        {isKept
          ? `The ${theme} theme is shown at every visit.`
          : `The ${theme} theme is shown until you leave: this browser keeps nothing.`}
      </Text>
    </Inline>
  );
}

const meta = {
  title: 'Theme',
  component: Face,
  parameters: {
    docs: {
      description: {
        component:
          'The theme of a browser: light or dark, light unless it was chosen otherwise, the same in all its tabs. Where storage is blocked a choice lasts for the page.',
      },
    },
  },
  args: { send: fn() },
} satisfies Meta<typeof Face>;

export default meta;

type Story = StoryObj<typeof meta>;

export const LightKept: Story = {
  args: { situation: 'light.kept' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the dark theme' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'theme.toggle' });
  },
};
export const LightUnkept: Story = { args: { situation: 'light.unkept' } };
export const DarkKept: Story = { args: { situation: 'dark.kept' } };
export const DarkUnkept: Story = { args: { situation: 'dark.unkept' } };

/** The machine itself, interactive. */
export const Statechart: Story = {
  args: { situation: 'light.kept' },
  render: () => (
    <MachineChart machine={themeMachine} input={BLOCKED_STORAGE} samples={THEME_SAMPLES} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }));
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/ is in dark\.unkept$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
  },
};
