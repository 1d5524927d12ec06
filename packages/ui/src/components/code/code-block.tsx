import { useState } from 'react';
import { join } from '../../styles/join.ts';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { ScrollArea } from '../scroll-area/scroll-area.tsx';
import * as styles from './code-block.css.ts';
import { codeWords } from './code.words.ts';

export type CodeBlockProps = {
  /** The accessible name: "Report as received". */
  label: string;
  code: string;
  /** What it is written in, as people call it: "CSV". */
  language: string;
  lineNumbers?: boolean | undefined;
  /** Long lines go on below themselves at first; they scroll when left out. */
  wrap?: boolean | undefined;
  /** The height from which it scrolls: 160, 320 or 560 px; without one it is as high as its lines. */
  height?: 'sm' | 'md' | 'lg' | undefined;
};

/**
 * Lines of code or of a file, as they are: named, to be copied, with long lines in a region that scrolls.
 *
 * **When:** a file, a command or an answer is shown word for word. **When not:** an identifier within a sentence
 * (`Code`), JSON that is opened step by step (`JsonView`), thousands of lines (`LogViewer`).
 *
 * **Keyboard:** while lines are longer than the block it is a tab stop, and the arrows scroll it.
 *
 * **Accessibility:** a figure with a name; line numbers are neither read out nor copied; always left to right.
 *
 * @example
 * <CodeBlock label="Command" language="sh" code="platebook journal *.csv" />
 */
export function CodeBlock(props: CodeBlockProps) {
  const { label, code, language, lineNumbers = false, height } = props;
  const [wraps, setWraps] = useState(props.wrap ?? false);
  const className = join(wraps ? styles.wrapped : styles.line, lineNumbers && styles.numbered);
  return (
    <figure aria-label={label} className={styles.block}>
      <div className={styles.head}>
        <span className={styles.language}>{language}</span>
        <span className={styles.tools}>
          <Button
            variant="quiet"
            size="sm"
            aria-pressed={wraps}
            icon={wraps ? 'check' : undefined}
            onClick={() => setWraps(!wraps)}
          >
            {codeWords.wrapLines}
          </Button>
          <CopyButton variant="quiet" text={code} label={codeWords.copy} size="sm" />
        </span>
      </div>
      <div dir="ltr">
        {/* Measured anew when the lines change their width. */}
        <ScrollArea key={String(wraps)} label={codeWords.linesOf(label)} height={height}>
          <code className={styles.code}>
            {linesOf(code).map(({ text, at }) => (
              <span key={at} className={className}>
                {text}
                {'\n'}
              </span>
            ))}
          </code>
        </ScrollArea>
      </div>
    </figure>
  );
}

/** The last line break ends the last line and begins no further one. */
function linesOf(code: string): readonly { text: string; at: number }[] {
  return code
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((text, at) => ({ text, at }));
}
