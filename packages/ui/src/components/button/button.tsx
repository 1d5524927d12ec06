import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { keyShortcutOf } from '../kbd/key-shortcut.ts';
import { RouterLink } from '../link/link-provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger';

type Look = {
  /** Verb and object: "Post 3 entries". It is the accessible name. */
  children: ReactNode;
  /** One `primary` per view. */
  variant?: ButtonVariant | undefined;
  size?: 'md' | 'sm' | undefined;
  icon?: IconName | undefined;
  /** Fills its container. */
  full?: boolean | undefined;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
    /** Busy: keeps its width, takes no second press, stays focusable. */
    loading?: boolean | undefined;
    /** The keys that do the same, as Kbd takes them; the button shows and names them, its caller listens for them. */
    shortcut?: readonly string[] | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/**
 * A command. Its words say what happens: a verb and what it is done to. One `primary` per view; `danger` for what
 * takes something away, `quietDanger` where that is beside other actions; `quiet` beside others.
 *
 * **When not:** to go somewhere take ButtonLink or Link; a drawing alone is IconButton.
 *
 * **Keyboard:** Enter and Space. While it is busy it keeps the focus and takes no second press.
 *
 * **Accessibility:** its words are its name; `aria-busy` while it works; keys it shows are in `aria-keyshortcuts`.
 *
 * @example
 * <Button variant="primary" loading={isSaving} onClick={save}>Save store</Button>
 */
export function Button(props: ButtonProps) {
  const {
    children,
    variant,
    size,
    icon,
    full,
    loading = false,
    shortcut,
    type = 'button',
    onClick,
    ...rest
  } = props;
  return (
    <button
      // The caller chooses among the three values of `type`; it is never left to the browser.
      type={type}
      className={styles.button({ variant, size, full })}
      data-primary={variant === 'primary' ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      aria-keyshortcuts={shortcut === undefined ? undefined : keyShortcutOf(shortcut)}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Content icon={icon} loading={loading} shortcut={shortcut}>
        {children}
      </Content>
    </button>
  );
}

export type ButtonLinkProps = Look & {
  href: string;
  download?: string | undefined;
  'aria-label'?: string | undefined;
};

/**
 * A link that looks like a button: it leads somewhere, or saves a file under the name in `download`.
 *
 * **When not:** what changes something is a Button; in a sentence or a list take Link.
 *
 * **Keyboard:** Enter.
 *
 * **Accessibility:** a real link, so it opens in a new tab too.
 *
 * @example
 * <ButtonLink href="/reports/april.xlsx" download="april.xlsx" icon="download">Download April</ButtonLink>
 */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, variant, size, icon, full, download, ...rest } = props;
  const className = styles.button({ variant, size, full });
  const content = <Content icon={icon}>{children}</Content>;
  if (download !== undefined) {
    return (
      <a className={className} download={download} {...rest}>
        {content}
      </a>
    );
  }
  return (
    <RouterLink
      className={className}
      data-primary={variant === 'primary' ? '' : undefined}
      {...rest}
    >
      {content}
    </RouterLink>
  );
}

type ContentProps = {
  children: ReactNode;
  icon: IconName | undefined;
  loading?: boolean | undefined;
  shortcut?: readonly string[] | undefined;
};

function Content(props: ContentProps) {
  return (
    <>
      {props.loading === true ? (
        <span className={styles.busy}>
          <Spinner />
        </span>
      ) : null}
      <span className={props.loading === true ? styles.hiddenContent : styles.content}>
        {props.icon === undefined ? null : <Icon name={props.icon} />}
        <span>{props.children}</span>
        {props.shortcut === undefined ? null : (
          <span aria-hidden="true" className={styles.keys}>
            <Kbd keys={props.shortcut} />
          </span>
        )}
      </span>
    </>
  );
}
