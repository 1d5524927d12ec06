import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { PermissionNotice } from './permission-notice.tsx';

const onRetry = fn();

const meta = {
  title: 'Components/Error panel',
  component: ErrorPanel,
  args: {
    title: 'The payouts did not load',
    meaning: 'Nothing was posted and nothing was lost.',
    retry: { onRetry },
    code: 'internal_error',
    requestId: 'req_01JQ7Z4M2T',
  },
  decorators: [
    (Story, { args }) => (
      <Stack gap="lg">
        {args.wholePage === true ? null : <Heading level={1}>Payouts</Heading>}
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ErrorPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

const SERVER = { code: 'internal_error', requestId: 'req_01JQ7Z4M2T' };

export const Network: Story = {
  args: {
    kind: 'offline',
    title: 'Network error. Please check your connection and try again.',
    meaning: 'Nothing was posted. What you see may be old.',
    code: 'network_error',
    requestId: undefined,
  },
};
export const Unauthenticated: Story = {
  args: {
    kind: 'refused',
    title: 'Authentication failed. Please log in again.',
    meaning: 'What you typed is kept. Nothing was posted.',
    retry: undefined,
    actions: <ButtonLink href="#login">Log in</ButtonLink>,
    code: 'unauthorized',
  },
};
export const NotFound: Story = {
  args: {
    kind: 'refused',
    title: 'This payout is not there',
    meaning: 'It may belong to another client, or it may have been removed.',
    retry: undefined,
    actions: <ButtonLink href="#payouts">All payouts</ButtonLink>,
    code: 'not_found',
  },
};
export const Conflict: Story = {
  args: {
    kind: 'refused',
    title: 'Somebody else changed this mapping',
    meaning: 'Your change is not saved. Theirs is from two minutes ago.',
    retry: undefined,
    actions: (
      <>
        <Button>Show their change</Button>
        <Button variant="quiet">Save mine over it</Button>
      </>
    ),
    code: 'conflict',
  },
};
export const Unprocessable: Story = {
  args: {
    kind: 'refused',
    title: 'The entry does not balance',
    meaning: 'Debits are $3,290.50, credits $3,290.00. Nothing was posted.',
    retry: undefined,
    actions: <Button>Show the lines</Button>,
    code: 'validation_error',
  },
};
export const TooManyRequests: Story = {
  args: {
    kind: 'waiting',
    title: 'Too many requests at once',
    meaning: 'Nothing was lost. QuickBooks takes the next ones in a moment.',
    retry: { onRetry, waitSeconds: 42 },
    code: 'rate_limited',
  },
  play: async ({ canvas }) => {
    onRetry.mockClear();
    const retry = canvas.getByRole('button', { name: 'Try again in 42 s' });
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(retry);
    await expect(retry).toHaveFocus();
    await expect(onRetry).not.toHaveBeenCalled();
  },
};
export const ServerError: Story = { args: { appeared: true } };

export const Busy: Story = { args: { retry: { onRetry, busy: true } } };

export const Appeared: Story = {
  args: { appeared: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was posted');
  },
};

const writeText = fn(async () => undefined);

export const CopiesTheRequestId: Story = {
  beforeEach: () => {
    writeText.mockClear();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the request ID' }));
    await expect(writeText).toHaveBeenCalledWith('req_01JQ7Z4M2T');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};

export const InPlaceOfAPage: Story = {
  args: { wholePage: true, title: 'This page could not be drawn' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'This page could not be drawn' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};

const NO_ACCESS = (
  <>
    <Button variant="primary">Choose client</Button>
    <Button>Reload</Button>
  </>
);

export const Permission: Story = {
  render: () => (
    <PermissionNotice actions={NO_ACCESS}>
      Insufficient permissions. Please check client context or contact administrator.
    </PermissionNotice>
  ),
};

export const PermissionInPlaceOfAPage: Story = {
  args: { wholePage: true },
  render: () => (
    <PermissionNotice actions={NO_ACCESS} wholePage>
      Insufficient permissions. Please check client context or contact administrator.
    </PermissionNotice>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="lg">
      {[Network, Unauthenticated, NotFound, Conflict, Unprocessable, TooManyRequests].map(
        ({ args }) => (
          <ErrorPanel key={args?.code} {...meta.args} {...args} />
        ),
      )}
      <ErrorPanel {...meta.args} {...SERVER} />
      <PermissionNotice actions={NO_ACCESS}>
        Insufficient permissions. Please check client context or contact administrator.
      </PermissionNotice>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    title: 'Die Auszahlungsübersicht der Feinkostgeschäftsgesellschaft konnte nicht geladen werden',
    meaning:
      'Es wurde nichts gebucht und nichts gelöscht. Die zuletzt geladenen Auszahlungsabrechnungen bleiben lesbar.',
    code: 'zahlungsanbieter_nicht_erreichbar',
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { title: 'لم يتم تحميل الدفعات', meaning: 'لم يُرحَّل شيء ولم يُفقد شيء.' },
  globals: { direction: 'rtl', locale: 'ar' },
};
export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
