import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Menu } from '../../components/menu/menu.tsx';
import { TextField } from '../../components/text-field/text-field.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { SessionToast, SessionToastRegion } from './session-toast.tsx';

const meta = {
  title: 'Patterns/Session toast',
  component: SessionToast,
  args: {
    type: 'warning',
    title: 'Session Expired',
    message: 'Current session has expired, please log in again',
    action: {
      text: 'Log In',
      altText: 'Open the login page',
      busy: false,
      failed: false,
      onPerform: fn(),
    },
    onClose: fn(),
    onHold: fn(),
    onRelease: fn(),
  },
} satisfies Meta<typeof SessionToast>;
export default meta;

type Story = StoryObj<typeof meta>;

const still = { durationMs: 5_000, leftMs: 3_000, tickMs: 50, running: false };

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Session Expired');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log In' })).toHaveFocus();
    await expect(args.onHold).toHaveBeenCalledWith('focus');
    await userEvent.keyboard('{Enter}');
    await expect(args.action?.onPerform).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(args.onRelease).not.toHaveBeenCalledWith('focus');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(args.onRelease).toHaveBeenCalledWith('focus');
  },
};

export const StopsItsTimeUnderThePointer: Story = {
  args: { progress: still },
  play: async ({ canvasElement, args }) => {
    const toast = within(canvasElement).getByRole('group', { name: 'Session Expired' });
    await userEvent.hover(toast);
    await expect(args.onHold).toHaveBeenCalledWith('pointer');
    await userEvent.unhover(toast);
    await expect(args.onRelease).toHaveBeenCalledWith('pointer');
  },
};

export const EscapeAnywhereClosesIt: Story = {
  render: (args) => (
    <>
      <TextField label="Search" />
      <SessionToast {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Search' }));
    await userEvent.keyboard('a');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const EscapeOfAMenuIsTheMenus: Story = {
  render: (args) => (
    <>
      <Menu
        trigger={<Button>Client</Button>}
        items={[{ kind: 'action', id: 'rename', label: 'Rename', onSelect: fn() }]}
      />
      <SessionToast {...args} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Client' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  render: ({ onClose }) => (
    <Stack gap="sm">
      {(['error', 'warning', 'success', 'info'] as const).map((type) => (
        <SessionToast
          key={type}
          type={type}
          title={`A session toast of type ${type}`}
          message="You are now working for Café Lumen."
          progress={still}
          onClose={onClose}
        />
      ))}
      <SessionToast
        type="warning"
        title="Session Permission Warning"
        message="Client permission status has changed"
        count={3}
        moreCount={1}
        onClose={onClose}
      />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Die Sitzung ist abgelaufen, bitte melden Sie sich erneut an',
    message:
      'Ihre Berechtigungen für den Mandanten Feinkostgeschäftsgesellschaft am Viktualienmarkt wurden geändert.',
  },
};

export const InItsRegion: Story = {
  render: (args) => (
    <SessionToastRegion>
      <SessionToast {...args} />
    </SessionToastRegion>
  ),
};

export const ActionBusy: Story = {
  args: {
    action: {
      text: 'Log In',
      altText: 'Open the login page',
      busy: true,
      failed: false,
      onPerform: fn(),
    },
  },
};
export const ActionFailed: Story = {
  args: {
    action: {
      text: 'Log In',
      altText: 'Open the login page',
      busy: false,
      failed: true,
      onPerform: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'That didn’t work. Try again, or open the login page.',
    );
  },
};
export const RightToLeft: Story = {
  args: {
    title: 'انتهت الجلسة',
    message: 'انتهت صلاحية الجلسة الحالية، يرجى تسجيل الدخول مرة أخرى',
    progress: still,
  },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Phone: Story = { ...InItsRegion, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
