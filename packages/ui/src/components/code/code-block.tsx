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
  /** The displayed language: "CSV". */
  language: string;
  lineNumbers?: boolean | undefined;
  /** Whether long lines wrap initially; by default they scroll. */
  wrap?: boolean | undefined;
  /** The maximum height before it scrolls: 160, 320 or 560 px; unlimited by default. */
  height?: 'sm' | 'md' | 'lg' | undefined;
};

/**
 * Verbatim lines of code or of a file, with a name and a copy button; long lines scroll in their own region.
 *
 * **When:** a file, a command or a response is shown verbatim. **When not:** an identifier within a sentence (`Code`),
 * collapsible JSON (`JsonView`), thousands of lines (`LogViewer`).
 *
 * **Keyboard:** a tab stop while it overflows; the arrows scroll it.
 *
 * **Accessibility:** a named figure; line numbers are neither announced nor copied; always left to right.
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
        {/* Remounted to measure again when wrapping changes. */}
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

/** The final line break does not start another line. */
function linesOf(code: string): readonly { text: string; at: number }[] {
  return code
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((text, at) => ({ text, at }));
}
