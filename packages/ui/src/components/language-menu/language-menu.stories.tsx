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
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Dark: Story = { globals: { theme: 'dark' } };
