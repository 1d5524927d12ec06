import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './icon-button.css.ts';

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label' | 'title'
> & {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: IconName;
  size?: 'md' | 'sm' | undefined;
  /** Busy: shows a spinner, ignores presses, stays focusable. */
  loading?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Without a tooltip, for the close button of overlays: an open tooltip would consume the first Escape. */
export function PlainIconButton(props: IconButtonProps & { title?: string }) {
  const { label, icon, size = 'md', loading = false, onClick, ...native } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={styles.iconButton[size]}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...native}
    >
      {loading ? <Spinner /> : <Icon name={icon} size={size === 'md' ? 20 : 16} />}
    </button>
  );
}
