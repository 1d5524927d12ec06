import { Inline, ThemeProvider, ThemeToggle, Text, useTheme } from '@platebook/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useStoredTheme } from './use-stored-theme.ts';

const KEY = 'theme-of-the-story';
const storage = () => window.localStorage;

function StoredThemePicker() {
  return (
    <ThemeProvider keeper={useStoredTheme(storage, KEY)}>
      <Inline gap="sm">
        <ThemeToggle />
        <ShownTheme />
      </Inline>
    </ThemeProvider>
  );
}

function ShownTheme() {
  const { theme } = useTheme();
  return <Text>The {theme} theme is shown.</Text>;
}

/** The theme machine inside the kit's provider: the one owner of the theme in local storage. */
const meta = {
  title: 'Theme, kept',
  component: StoredThemePicker,
  beforeEach: () => {
    const { theme } = document.documentElement.dataset;
    window.localStorage.removeItem(KEY);
    return () => {
      window.localStorage.removeItem(KEY);
      document.documentElement.dataset['theme'] = theme;
    };
  },
} satisfies Meta<typeof StoredThemePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InStorage: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The light theme is shown.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the dark theme' }));
    await expect(canvas.getByText('The dark theme is shown.')).toBeVisible();
    await expect(window.localStorage.getItem(KEY)).toBe('dark');
    // The event a browser dispatches in its other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'light' }));
    await expect(await canvas.findByText('The light theme is shown.')).toBeVisible();
    await expect(window.localStorage.getItem(KEY)).toBe('dark');
  },
};
