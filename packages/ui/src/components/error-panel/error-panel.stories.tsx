import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { ErrorPanel, PermissionNotice } from './error-panel.tsx';

const meta = {
  title: 'Components/Error panel',
  component: ErrorPanel,
  args: {
    title: 'The payouts did not load',
    meaning: 'Nothing was posted and nothing was lost.',
    actions: <Button>Try again</Button>,
    code: 'internal_error',
    requestId: 'req_01JQ7Z4M2T',
  },
  decorators: [
    (Story) => (
      <>
        <Heading level={1}>Payouts</Heading>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ErrorPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Appeared: Story = {
  args: { appeared: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Nothing was posted');
  },
};

export const WithoutReference: Story = {
  args: {
    title: 'You are offline',
    meaning: 'What you see may be old.',
    code: undefined,
    requestId: undefined,
  },
};

export const Permission: Story = {
  render: () => (
    <PermissionNotice
      actions={
        <>
          <Button variant="primary">Choose client</Button>
          <Button>Reload</Button>
        </>
      }
    >
      Your account has no access to Juniper & Rye. Its owner can give it to you.
    </PermissionNotice>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
