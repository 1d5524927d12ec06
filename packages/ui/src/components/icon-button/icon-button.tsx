import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as styles from './icon-button.css.ts';

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label' | 'title'
> & {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: IconName;
  size?: 'md' | 'sm' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** A command shown as a drawing, with its name on focus and hover. */
export function IconButton({ label, icon, size = 'md', ...native }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button type="button" aria-label={label} className={styles.iconButton[size]} {...native}>
        <Icon name={icon} size={size === 'md' ? 20 : 16} />
      </button>
    </Tooltip>
  );
}
