import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './print-sheet.css.ts';

export type PrintSheetProps = {
  /** What it is: "Payouts". */
  title: string;
  /** Of whom, and what it was narrowed to. */
  about: ReactNode;
  children: ReactNode;
  /** It is over: printed, saved as a PDF, or called off. */
  onPrinted: () => void;
  /** Opens the question of the browser; its own where this is left out. */
  print?: (() => void) | undefined;
};

/**
 * A page for paper, in place of the app: opens the browser's print question as soon as it is there. Nothing of it shows
 * on the screen.
 *
 * **When:** more is printed than the screen shows, such as every row of a list. **When not:** the page as it stands, which
 * prints by itself.
 *
 * **Keyboard:** that of the browser's own question.
 *
 * **Accessibility:** hidden on the screen from everybody; in a PDF its title is a heading, and tables keep their heads.
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
