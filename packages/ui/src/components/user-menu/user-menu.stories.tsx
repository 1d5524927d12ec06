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

/** What an open menu hides from readers still has its button in it, which the menu keeps from the focus. */
const OPEN = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

async function openMenu(name: RegExp) {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
}

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
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    await expect(localStorage.getItem('theme')).toBe('light');
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
export const Matrix: Story = { parameters: OPEN, play: () => openMenu(/^Account of/) };
export const LongText: Story = {
  args: {
    name: 'Dr. Friederike Schulze-Langenberg von der Hohenstein',
    email: 'friederike.schulze-langenberg@feinkostgeschaeftsgesellschaft.test',
    links: [{ id: 'settings', label: 'Benachrichtigungseinstellungen', href: '#settings' }],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: OPEN,
  play: () => openMenu(/^Account of/),
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    name: 'آنا رويز',
    links: [{ id: 'settings', label: 'الإعدادات', href: '#settings' }],
  },
  globals: { direction: 'rtl', locale: 'ar' },
  parameters: OPEN,
  play: () => openMenu(/^Account of/),
};
