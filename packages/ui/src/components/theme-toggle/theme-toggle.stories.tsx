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

/** Follows a theme chosen in another tab of this browser. */
export const ChosenInAnotherTab: Story = {
  play: async ({ canvasElement }) => {
    localStorage.setItem('theme', 'dark');
    // What a browser dispatches in its other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Use the light theme' })).toBeVisible();
    await expect(document.documentElement.dataset.theme).toBe('dark');
  },
};

/** It has one state per theme. */
export const Matrix: Story = {};
export const InTheDark: Story = {
  beforeEach: () => localStorage.setItem('theme', 'dark'),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Use the light theme' }),
    ).toBeVisible();
  },
};
/** It shows no text: its name is in its tooltip, however long. */
export const LongText: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute(
      'title',
      'Use the dark theme',
    );
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { width } = within(canvasElement).getByRole('button').getBoundingClientRect();
    await expect(width).toBeGreaterThanOrEqual(24);
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
