import * as styles from './qr-code.css.ts';

export type QrCodeProps = {
  /** What a camera finds in it: "QR code for your authenticator app". */
  label: string;
  /** The drawing, as SVG: dark on light, with its quiet border. */
  svg: string;
};

/**
 * Something for the camera of a phone.
 *
 * **When:** a phone is to take over an address or a secret from this screen. **When not:** as the only way: what it says
 * stands beside it as text, for whoever is on that phone or has no camera.
 *
 * **Accessibility:** an image with a name; the text beside it is the alternative. It stays dark on light in every theme.
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
