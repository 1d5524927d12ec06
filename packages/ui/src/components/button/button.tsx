import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { RouterLink } from '../link/link-provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

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
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/** A command. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant,
    size,
    icon,
    full,
    loading = false,
    type = 'button',
    onClick,
    ...rest
  } = props;
  return (
    <button
      // The caller chooses among the three values of `type`; it is never left to the browser.
      type={type}
      className={styles.button({ variant, size, full })}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Content icon={icon} loading={loading}>
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

/** A link that looks like a button: it leads somewhere, or saves a file under the name in `download`. */
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
    <RouterLink className={className} {...rest}>
      {content}
    </RouterLink>
  );
}

function Content(props: { children: ReactNode; icon: IconName | undefined; loading?: boolean }) {
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
      </span>
    </>
  );
}
