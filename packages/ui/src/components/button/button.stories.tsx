import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button, ButtonLink, type ButtonVariant } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Post 3 entries', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];

export const Default: Story = {
  args: { variant: 'primary' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Post 3 entries' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="md">
      {VARIANTS.map((variant) => (
        <Inline key={variant}>
          <Button variant={variant}>Review entries</Button>
          <Button variant={variant} icon="upload">
            Add report
          </Button>
          <Button variant={variant} loading>
            Posting entries
          </Button>
          <Button variant={variant} disabled>
            Post entries
          </Button>
          <Button variant={variant} size="sm">
            Retry
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Post 3 entries' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Links: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="#reports" variant="primary">
        Open reports
      </ButtonLink>
      <ButtonLink href="data:text/plain,x" download="workpapers.xlsx" icon="download">
        Download workpapers
      </ButtonLink>
    </Inline>
  ),
};

export const LongText: Story = {
  args: { children: 'Buchungssätze für alle ausgewählten Auszahlungen übertragen und abstimmen' },
};

export const Phone: Story = {
  args: { variant: 'primary', full: true },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
