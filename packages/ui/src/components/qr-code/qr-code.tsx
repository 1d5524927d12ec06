import * as styles from './qr-code.css.ts';

export type QrCodeProps = {
  /** Its accessible name: "QR code for your authenticator app". */
  label: string;
  /** The code as SVG: dark on light, with its quiet zone. */
  svg: string;
};

/**
 * A code to scan with a phone's camera.
 *
 * **When:** to transfer an address or a secret from this screen to a phone. **When not:** as the only way: show its
 * content beside it as text, for users on that phone or without a camera.
 *
 * **Accessibility:** a named image; the text beside it is the alternative. It stays dark on light in every theme.
 *
 * @example
 * <QrCode label="Code for your authenticator app" svg={svg} />
 */
export function QrCode({ label, svg }: QrCodeProps) {
  return (
    <img
      className={styles.code}
      alt={label}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    />
  );
}
