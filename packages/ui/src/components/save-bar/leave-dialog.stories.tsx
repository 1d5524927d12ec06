import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LeaveDialog } from './leave-dialog.tsx';

const onStay = fn();
const onLeave = fn();

const meta = {
  title: 'Components/Leave dialog',
  component: LeaveDialog,
  args: { open: true, what: 'the settings of Juniper & Rye', onStay, onLeave },
  beforeEach: () => {
    onStay.mockClear();
    onLeave.mockClear();
  },
  parameters: {
    docs: {
      // Covers the whole window: on the docs page each story has its own iframe.
      story: { inline: false, height: '480px' },
      description: {
        component:
          'Asks before unsaved changes are left behind by a link, a menu or the way back. The app decides when; outside the app the browser asks itself. Staying is the safe answer and has the focus; Escape stays too. For other decisions with consequences use `ConfirmDialog`.',
      },
    },
  },
} satisfies Meta<typeof LeaveDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveAccessibleDescription(
      'Your changes to the settings of Juniper & Rye aren’t saved yet.',
    );
    await userEvent.click(await button('Stay here'));
    await expect(onStay).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onStay).toHaveBeenCalledTimes(2));
    await userEvent.click(await button('Discard and leave'));
    await expect(onLeave).toHaveBeenCalledTimes(1);
  },
};

/** Its only state. */
export const Open: Story = {
  play: async () => {
    await waitFor(async () => expect(await button('Stay here')).toHaveFocus());
  },
};
export const Matrix: Story = {};
export const LongWords: Story = {
  args: {
    what: 'den Lieferplattformabrechnungseinstellungen der Gaststätte Zum Goldenen Hirschen am Kurfürstendamm',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { what: 'إعدادات بيت النودلز' },
  globals: { direction: 'rtl' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
