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
    /** Busy: keeps its width, ignores presses, stays focusable. */
    loading?: boolean | undefined;
    /** Its keyboard shortcut, in Kbd's format; the button only displays it, its caller handles the keys. */
    shortcut?: readonly string[] | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/**
 * A command. Its label is a verb with its object. One `primary` per view; `danger` for destructive actions,
 * `quietDanger` for one beside other actions; `quiet` beside others.
 *
 * **When not:** for navigation use ButtonLink or Link; for an icon alone IconButton.
 *
 * **Keyboard:** Enter and Space. While busy it keeps the focus and ignores presses.
 *
 * **Accessibility:** named by its label; `aria-busy` while busy; its shortcut is in `aria-keyshortcuts`.
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
      // The caller sets `type`; it is never left to the browser's default.
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
 * A link that looks like a button: for navigation, or to save a file named by `download`.
 *
 * **When not:** for changes use Button; in a sentence or a list use Link.
 *
 * **Keyboard:** Enter.
 *
 * **Accessibility:** a real link, which can be opened in a new tab.
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
