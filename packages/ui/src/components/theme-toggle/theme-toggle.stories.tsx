import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ThemeProvider } from '../../themes/theme-provider.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const meta = {
  title: 'Components/Theme toggle',
  component: ThemeToggle,
  beforeEach: () => {
    localStorage.removeItem('theme');
    return () => {
      localStorage.removeItem('theme');
      document.documentElement.dataset.theme = 'light';
    };
  },
  decorators: [
    (Story) => (
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    ),
  ],
} satisfies Meta<typeof ThemeToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the dark theme' }));
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the light theme' }));
    await expect(document.documentElement.dataset.theme).toBe('light');
    await expect(localStorage.getItem('theme')).toBe('light');
  },
};
