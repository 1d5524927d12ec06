import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { inner } from './field-frame.css.ts';

type InnerButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'type' | 'aria-label'
> & { label: string; icon: IconName; ref?: Ref<HTMLButtonElement> | undefined };

/** A small button inside the frame of a field: clear, open. */
export function InnerButton({ label, icon, ...native }: InnerButtonProps) {
  return (
    <button {...native} type="button" className={inner} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
