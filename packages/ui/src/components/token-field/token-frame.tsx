import type { ReactNode, Ref } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Icon } from '../icon/icon.tsx';
import type { Token, useTokens } from './use-tokens.ts';
import * as styles from './token-field.css.ts';
import { tokenFieldWords } from './token-field.words.ts';

export type TokenFrameProps = {
  /** The name of the field; its tokens are named after it. */
  label: string;
  tokens: readonly Token[];
  /** The last token taken away, which is read out. */
  removed: string | null;
  isLocked: boolean;
  removeProps: ReturnType<typeof useTokens>['removeProps'];
  max: number | undefined;
  /** The input, after the tokens. */
  children: ReactNode;
  /** What stands at the end of the frame. */
  after?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Tokens and the input after them in one frame, with each token's own button. */
export function TokenFrame(props: TokenFrameProps) {
  const { label, tokens, isLocked, max, ref } = props;
  return (
    <div ref={ref} className={styles.frame}>
      <div className={styles.content}>
        {tokens.length === 0 ? null : (
          <ul aria-label={tokenFieldWords.chosen(label, tokens.length)} className={styles.list}>
            {tokens.map((token, at) => (
              // By place, so that the focus stays when the token under it is taken away.
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
