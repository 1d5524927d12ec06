import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Code } from '../code/code.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as styles from './error-panel.css.ts';
import { useTitleFocus } from './use-title-focus.ts';
import { errorPanelWords } from './error-panel.words.ts';

/**
 * `failed`: something broke. `offline`: no connection. `waiting`: throttled. `refused`: not allowed in the current
 * state.
 */
export type ErrorPanelKind = 'failed' | 'offline' | 'waiting' | 'refused';

export type ErrorPanelProps = {
  kind?: ErrorPanelKind | undefined;
  /** What happened, in the product's own sentence. */
  title: string;
  /** The effect on the books: "Nothing was posted." */
  meaning: ReactNode;
  /** What to do: buttons, the safest first. */
  actions?: ReactNode | undefined;
  /** Retries. While a retry would be refused the button shows the wait: `waitSeconds` from the server's `retry-after`. */
  retry?: { onRetry: () => void; waitSeconds?: number | undefined; busy?: boolean } | undefined;
  /** The code to quote to support. */
  code?: string | undefined;
  requestId?: string | undefined;
  /** Whether the panel appeared in response to the reader's action. */
  appeared?: boolean | undefined;
  /** Whether it replaces the whole page: its title becomes the page's, and takes the focus. */
  wholePage?: boolean | undefined;
};

const ICONS: Record<ErrorPanelKind, IconName> = {
  failed: 'alert',
  offline: 'offline',
  waiting: 'clock',
  refused: 'warning',
};

/**
 * A recoverable error: what happened, its effect on the books, what to do.
 *
 * **When:** something failed to load. **When not:** an invalid field (`ErrorSummary`), a 403 (`PermissionNotice`).
 *
 * **Keyboard:** the action is the next tab stop; a waiting retry keeps the focus.
 *
 * **Accessibility:** a heading; an alert if it `appeared`; in place of a page its title takes the focus.
 *
 * @example
 * <ErrorPanel
 *   title="We couldn’t reach QuickBooks"
 *   meaning="Nothing was posted."
 *   retry={{ onRetry: retry, waitSeconds: 30 }}
 *   requestId="4f2a9c01"
 * />
 */
export function ErrorPanel(props: ErrorPanelProps) {
  const { kind = 'failed', title, meaning, actions, retry, code, requestId } = props;
  const { appeared = false, wholePage = false } = props;
  const heading = useTitleFocus(wholePage);
  return (
    <section role={appeared ? 'alert' : undefined} className={styles.panel[kind]}>
      <span className={styles.icon[kind]}>
        <Icon name={ICONS[kind]} size={20} />
      </span>
      <div className={styles.words}>
        <Heading level={wholePage ? 1 : 2} size={wholePage ? 'title2' : 'title3'} ref={heading}>
          {title}
        </Heading>
        <div>{meaning}</div>
        {actions === undefined && retry === undefined ? null : (
          <div className={styles.actions}>
            {retry === undefined ? null : <Retry {...retry} />}
            {actions}
          </div>
        )}
        <Reference code={code} requestId={requestId} />
      </div>
    </section>
  );
}

/** Stays focusable while waiting, so that the focus is not lost. */
function Retry({ onRetry, waitSeconds = 0, busy }: NonNullable<ErrorPanelProps['retry']>) {
  const mustWait = waitSeconds > 0;
  return (
    <Button
      loading={busy}
      {...(mustWait ? { 'aria-disabled': true } : {})}
      onClick={() => (mustWait ? undefined : onRetry())}
    >
      {mustWait ? errorPanelWords.tryAgainInS(waitSeconds) : errorPanelWords.tryAgain}
    </Button>
  );
}

function Reference({ code, requestId }: Pick<ErrorPanelProps, 'code' | 'requestId'>) {
  return code === undefined && requestId === undefined ? null : (
    <div className={styles.reference}>
      {code === undefined ? null : (
        <span>
          {errorPanelWords.code}
          <Code>{code}</Code>
        </span>
      )}
      {requestId === undefined ? null : (
        <>
          <span>
            {errorPanelWords.request}
            <Code>{requestId}</Code>
          </span>
          <span className={styles.copy}>
            <CopyButton
              text={requestId}
              label={errorPanelWords.copyTheRequestId}
              size="sm"
              variant="quiet"
            />
          </span>
        </>
      )}
    </div>
  );
}
