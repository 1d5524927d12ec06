import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './print-sheet.css.ts';

export type PrintSheetProps = {
  /** Its heading: "Payouts". */
  title: string;
  /** Whose data it is, and the filters applied. */
  about: ReactNode;
  children: ReactNode;
  /** Called after the page was printed, saved as a PDF, or canceled. */
  onPrinted: () => void;
  /** Opens the print dialog; defaults to `window.print`. */
  print?: (() => void) | undefined;
};

/**
 * A page for paper instead of the app: opens the browser's print dialog on mount. It is invisible on screen.
 *
 * **When:** to print more than the screen shows, such as every row of a list. **When not:** for the current page, which
 * prints without it.
 *
 * **Keyboard:** that of the browser's print dialog.
 *
 * **Accessibility:** hidden on screen from everyone; in a PDF its title is a heading, and tables keep their headers.
 *
 * @example
 * <PrintSheet title="Payouts, April" about="Noodle House" onPrinted={close}>…</PrintSheet>
 */
export function PrintSheet({ title, about, children, onPrinted, print }: PrintSheetProps) {
  const printed = useRef(onPrinted);
  const open = useRef(print ?? (() => window.print()));
  useEffect(() => {
    printed.current = onPrinted;
  });
  useEffect(() => {
    const end = () => printed.current();
    window.addEventListener('afterprint', end);
    open.current();
    return () => window.removeEventListener('afterprint', end);
  }, []);
  return createPortal(
    <div className={styles.sheet}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.about}>{about}</div>
      {children}
    </div>,
    document.body,
  );
}
