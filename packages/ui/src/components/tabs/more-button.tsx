import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './tabs.css.ts';

type MoreButtonProps = { label: string } & Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'type'
>;

/** What opens the tabs without room; drawn before their menu has been loaded, so that nothing moves when it comes. */
export function MoreButton({ label, ...trigger }: MoreButtonProps) {
  return (
    <button {...trigger} type="button" className={styles.more} aria-label={`More of ${label}`}>
      More
      <Icon name="expand" />
    </button>
  );
}
