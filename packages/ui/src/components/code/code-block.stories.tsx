import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../layout/stack/stack.tsx';
import { CodeBlock } from './code-block.tsx';

const REPORT = `Store Name,Order ID,Order Date / Refund date,Sales (incl. tax),Marketplace fee,Total payout
Harbor Table Fishtown,7F3A9,2026-04-01,42.50,-10.63,31.87
Harbor Table Fishtown,81BC2,2026-04-01,18.00,-4.50,13.50
Harbor Table Old City,90D1E,2026-04-02,64.25,-16.06,48.19
`;
const COMMAND = 'npm run -s platebook -- journal demo/*.csv --format hledger';

const meta = {
  title: 'Components/Code block',
  component: CodeBlock,
  args: { label: 'Report as received', language: 'CSV', code: REPORT, lineNumbers: true },
} satisfies Meta<typeof CodeBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

const written = fn();

export const Default: Story = {
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: written.mockReset().mockResolvedValue(undefined) },
    });
    const block = within(within(canvasElement).getByRole('figure', { name: 'Report as received' }));
    await userEvent.click(block.getByRole('button', { name: 'Copy' }));
    await expect(written).toHaveBeenCalledWith(REPORT);
    await waitFor(() => expect(block.getByRole('status')).toHaveTextContent('Copied'));
  },
};

/** Nothing to scroll: neither a region nor a tab stop. */
export const Short: Story = {
  args: { label: 'Command', language: 'Shell', code: COMMAND, lineNumbers: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

export const LongLines: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lines = await canvas.findByRole('region', { name: 'Lines of Report as received' });
    await expect(lines).toHaveAttribute('tabindex', '0');
    const wrap = canvas.getByRole('button', { name: 'Wrap lines' });
    await userEvent.click(wrap);
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Wrapped: Story = { args: { wrap: true }, globals: { viewport: { value: 'phone' } } };

export const ManyLines: Story = {
  args: {
    height: 'sm',
    code: Array.from({ length: 40 }, (_line, at) => `${String(at)},order,${String(at * 3)}`).join(
      '\n',
    ),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="lg">
      <CodeBlock {...args} label="Numbered" />
      <CodeBlock {...args} label="Not numbered" lineNumbers={false} />
      <CodeBlock {...args} label="Wrapped" wrap code={`${COMMAND} ${COMMAND} ${COMMAND}`} />
      <CodeBlock {...args} label="One line" language="Shell" lineNumbers={false} code={COMMAND} />
      <CodeBlock {...args} label="Nothing" language="Text" code="" />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    label: 'Lieferplattformverrechnungskontoabstimmungsprotokoll',
    language: 'Kommagetrennte Werte',
    code: 'Umsatzsteuervoranmeldungszeitraum;Lieferplattformverrechnungskontoabstimmung;Erstattungskorrekturbuchung\nApril 2026;1.234,56;-78,90',
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
