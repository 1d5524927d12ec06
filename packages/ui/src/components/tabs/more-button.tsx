import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './tabs.css.ts';
import { tabsWords } from './tabs.words.ts';

type MoreButtonProps = { label: string } & Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'type'
>;

/** What opens the tabs without room; drawn before their menu has been loaded, so that nothing moves when it comes. */
export function MoreButton({ label, ...trigger }: MoreButtonProps) {
  return (
    <button {...trigger} type="button" className={styles.more} aria-label={tabsWords.moreOf(label)}>
      {tabsWords.more}
      <Icon name="expand" />
    </button>
  );
}
