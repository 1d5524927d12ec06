import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const CELLS = Array.from({ length: 21 * 21 }, (_, place) => place).filter(
  (place) => (place * 7 + Math.floor(place / 21) * 3) % 5 < 2,
);
/** Looks like a QR code but encodes nothing. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25"><rect fill="white" width="25" height="25"/><path fill="black" d="${CELLS.map((place) => `M${2 + (place % 21)},${2 + Math.floor(place / 21)}h1v1h-1z`).join('')}"/></svg>`;

const meta = {
  title: 'Components/QR code',
  component: QrCode,
  args: { label: 'QR code for your authenticator app', svg: SVG },
} satisfies Meta<typeof QrCode>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', {
      name: 'QR code for your authenticator app',
    });
    await expect(image).toBeVisible();
    await image.decode();
    await expect(image.naturalWidth).toBeGreaterThan(0);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
