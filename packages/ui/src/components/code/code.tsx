import type { ReactNode } from 'react';
import { mono } from '../../styles/text.css.ts';

export type CodeProps = { children: ReactNode; title?: string | undefined };

/**
 * A verbatim identifier: a hash, a document number, a column name. Always left to right.
 *
 * **When not:** whole payloads (`CodeBlock`), keys to press (`Kbd`).
 *
 * @example
 * <Text>Run <Code>platebook verify</Code>.</Text>
 */
export function Code({ children, title }: CodeProps) {
  return (
    <bdi dir="ltr">
      <code className={mono} title={title}>
        {children}
      </code>
    </bdi>
  );
}
