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
  /** What to do with it; that it is not shown again. */
  children: string;
  doneLabel: string;
  onDone: () => void;
};

/**
 * A secret at the only moment it can be seen.
 *
 * **When:** a token or a recovery code was made. **When not:** for an identifier, which can be copied any time
 * (`CopyButton`).
 *
 * **Keyboard:** Tab to the button that copies, then to the one that says it is kept.
 *
 * **Accessibility:** a region named by what the secret is for; that it was copied is read out. It is not printed.
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
