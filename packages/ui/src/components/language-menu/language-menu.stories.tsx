import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LanguageMenu } from './language-menu.tsx';

const onChange = fn();

const meta = {
  title: 'Components/Language menu',
  component: LanguageMenu,
  args: {
    language: 'en-US',
    languages: [
      { value: 'en-US', label: 'English (US)' },
      { value: 'fr-CA', label: 'Français (Canada)' },
      { value: 'de-DE', label: 'Deutsch' },
    ],
    onChange,
  },
} satisfies Meta<typeof LanguageMenu>;
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
    onChange.mockClear();
    canvas.getByRole('button', { name: 'Language: English (US)' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français (Canada)' }));
    await expect(onChange.mock.calls).toEqual([['fr-CA']]);
  },
};
export const Unknown: Story = { args: { language: 'sv-SE' } };
export const Matrix: Story = { parameters: OPEN, play: () => openMenu(/^Language/) };
export const LongText: Story = {
  args: {
    language: 'de-AT',
    languages: [
      { value: 'de-AT', label: 'Österreichisches Deutsch (Umsatzsteuervoranmeldung)' },
      { value: 'de-CH', label: 'Schweizer Hochdeutsch' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: OPEN,
  play: () => openMenu(/^Language/),
};
export const Phone: Story = { ...Matrix, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: {
    language: 'ar',
    languages: [
      { value: 'ar', label: 'العربية' },
      { value: 'en-US', label: 'English (US)' },
    ],
  },
  globals: { direction: 'rtl', locale: 'ar' },
  parameters: OPEN,
  play: () => openMenu(/^Language/),
};
export const Dark: Story = { globals: { theme: 'dark' } };
