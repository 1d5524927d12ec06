import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './tabs.css.ts';
import { tabsWords } from './tabs.words.ts';

type MoreButtonProps = { label: string } & Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'type'
>;

/** Opens the overflow menu; rendered before the menu has loaded, to avoid layout shift. */
export function MoreButton({ label, ...trigger }: MoreButtonProps) {
  return (
    <button {...trigger} type="button" className={styles.more} aria-label={tabsWords.moreOf(label)}>
      {tabsWords.more}
      <Icon name="expand" />
    </button>
  );
}
