import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Button, ButtonLink, type ButtonVariant } from './button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Post 3 entries', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const VARIANTS: readonly ButtonVariant[] = [
  'primary',
  'secondary',
  'quiet',
  'danger',
  'quietDanger',
];

/** The parameter that renders `data-shown` in that state. */
const SHOWN = {
  rootSelector: 'body',
  hover: '[data-shown="hover"]',
  focusVisible: '[data-shown="focus"]',
  active: '[data-shown="press"]',
};

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
  parameters: { pseudo: SHOWN },
  render: () => (
    <Stack gap="md">
      {VARIANTS.map((variant) => (
        <Inline key={variant}>
          <Button variant={variant}>At rest</Button>
          <Button variant={variant} data-shown="hover">
            Hover
          </Button>
          <Button variant={variant} data-shown="focus">
            Focus
          </Button>
          <Button variant={variant} data-shown="press">
            Press
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant} icon="upload">
            Add report
          </Button>
          <Button variant={variant} shortcut={['Mod', 'Enter']}>
            Save
          </Button>
          <Button variant={variant} size="sm">
            Retry
          </Button>
          <Button variant={variant} size="sm" icon="refresh">
            Sync
          </Button>
          <ButtonLink variant={variant} href="#reports">
            Reports
          </ButtonLink>
        </Inline>
      ))}
    </Stack>
  ),
};

const groundOf = (element: Element | undefined) =>
  element === undefined ? undefined : getComputedStyle(element).backgroundColor;

export const ShowsItsStates: Story = {
  ...Matrix,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [rest, hover] = ['At rest', 'Hover'].map(
      (name) => canvas.getAllByRole('button', { name })[0],
    );
    await waitFor(() => expect(groundOf(hover)).not.toBe(groundOf(rest)));
  },
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

export const LoadingKeepsItsWidth: Story = {
  render: () => (
    <Stack gap="sm" align="start">
      <Button icon="upload">Add report</Button>
      <Button icon="upload" loading>
        Add report
      </Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [rest, loading] = within(canvasElement).getAllByRole('button', { name: 'Add report' });
    await expect(loading?.offsetWidth).toBe(rest?.offsetWidth);
  },
};

export const Destructive: Story = {
  args: { variant: 'danger', children: 'Delete Noodle House' },
};

export const WithKeys: Story = {
  args: { shortcut: ['Mod', 'Enter'] },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Post 3 entries' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Enter');
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
  args: {
    children: 'Buchungssätze für alle ausgewählten Auszahlungen übertragen und abstimmen',
    icon: 'upload',
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <Button variant="primary">ترحيل ثلاثة قيود</Button>
      <Button icon="upload">إضافة تقرير</Button>
      <Button shortcut={['Mod', 'Enter']}>حفظ</Button>
    </Inline>
  ),
};

export const Phone: Story = {
  args: { variant: 'primary', full: true },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { ...Matrix, globals: { theme: 'dark' } };
