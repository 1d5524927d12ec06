import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ThemeProvider } from '../../themes/theme-provider.tsx';
import { UserMenu } from './user-menu.tsx';

const onSignOut = fn();

const meta = {
  title: 'Components/User menu',
  component: UserMenu,
  args: {
    name: 'Ana Ruiz',
    email: 'ana@noodle.test',
    links: [
      { id: 'settings', label: 'Settings', href: '#settings' },
      { id: 'notifications', label: 'Notifications', href: '#notifications' },
    ],
    onSignOut,
  },
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
} satisfies Meta<typeof UserMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onSignOut.mockClear();
    const account = canvas.getByRole('button', { name: 'Account of Ana Ruiz' });
    account.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(localStorage.getItem('theme')).toBe('dark');
    account.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
    await expect(onSignOut).toHaveBeenCalledTimes(1);
  },
};

export const WithoutAName: Story = {
  args: { name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account of ana@noodle.test' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
