import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { Token, useTokens } from './use-tokens.ts';
import * as styles from './token-field.css.ts';
import { tokenFieldWords } from './token-field.words.ts';

export type TokenFrameProps = {
  /** The field's label; the accessible names of its tokens include it. */
  label: string;
  tokens: readonly Token[];
  /** The last removed token, which is announced. */
  removed: string | null;
  isLocked: boolean;
  removeProps: ReturnType<typeof useTokens>['removeProps'];
  max: number | undefined;
  /** The input, after the tokens. */
  children: ReactNode;
  /** Rendered at the end of the frame. */
  after?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Tokens with their remove buttons, followed by the input, in one frame. */
export function TokenFrame(props: TokenFrameProps) {
  const { label, tokens, isLocked, max, ref } = props;
  return (
    <div ref={ref} className={styles.frame}>
      <div className={styles.content}>
        {tokens.length === 0 ? null : (
          <ul aria-label={tokenFieldWords.chosen(label, tokens.length)} className={styles.list}>
            {tokens.map((token, at) => (
              // Keyed by index, so that the focus stays in place when the token under it is removed.
              // oxlint-disable-next-line react/no-array-index-key
              <li
                key={at}
                className={styles.token[token.problem === undefined ? 'right' : 'wrong']}
              >
                {token.problem === undefined ? null : <Icon name="alert" />}
                <span className={styles.words}>{token.label}</span>
                {isLocked ? null : (
                  <button
                    type="button"
                    {...props.removeProps(token, at)}
                    aria-label={tokenFieldWords.remove(
                      [token.label, token.problem].filter(Boolean).join(', '),
                    )}
                    className={styles.remove}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {props.children}
      </div>
      {max === undefined ? null : (
        <span aria-hidden="true" className={styles.count}>
          {tokenFieldWords.countOf(tokens.length, max)}
        </span>
      )}
      {props.after === undefined ? null : <span className={styles.after}>{props.after}</span>}
      <output className={visuallyHidden}>
        {props.removed === null
          ? null
          : tokenFieldWords.removedLeft(props.removed, tokens.length, max)}
      </output>
    </div>
  );
}
