import { Button } from '../../components/button/button.tsx';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import * as styles from './secret-once.css.ts';

export type SecretOnceProps = {
  title: string;
  headingLevel?: HeadingLevel | undefined;
  secret: string;
  /** "Copy token". */
  copyLabel: string;
  /** What to do with it, and that it is not shown again. */
  children: string;
  doneLabel: string;
  onDone: () => void;
};

/**
 * A secret that can only be seen now.
 *
 * **When:** a token or a recovery code was created. **When not:** for an identifier that can be copied any time use
 * `CopyButton`.
 *
 * **Keyboard:** Tab moves to the copy button, then to the one that confirms it is stored.
 *
 * **Accessibility:** a region named by the secret's purpose; copying is announced. It is not printed.
 *
 * @example
 * const words = { title: 'Your new token', copyLabel: 'Copy the token', doneLabel: 'I have stored it' };
 * <SecretOnce {...words} secret={token} onDone={close}>
 *   It is shown this once.
 * </SecretOnce>
 */
export function SecretOnce(props: SecretOnceProps) {
  const { title, headingLevel = 3, secret, copyLabel, children, doneLabel, onDone } = props;
  return (
    <section aria-label={title} className={styles.block}>
      <Heading level={headingLevel} size="title3">
        {title}
      </Heading>
      <code className={styles.secret} dir="ltr">
        {secret}
      </code>
      <p>{children}</p>
      <div className={styles.actions}>
        <CopyButton text={secret} label={copyLabel} />
        <Button variant="quiet" onClick={onDone}>
          {doneLabel}
        </Button>
      </div>
    </section>
  );
}
