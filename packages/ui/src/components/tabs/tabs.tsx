import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { RouterLink } from '../link/link-provider.tsx';
import * as styles from './tabs.css.ts';

export type Tab = {
  id: string;
  label: string;
  /** How many are inside. */
  count?: number | undefined;
  content: ReactNode;
};

export type TabsProps = {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
};

/** Views of one thing, one at a time. Arrows, Home and End move between tabs. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const state =
    value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.id ?? '' } : { value };
  return (
    <RadixTabs.Root {...state} {...(onValueChange === undefined ? {} : { onValueChange })}>
      <RadixTabs.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
            {tab.count === undefined ? null : <span className={styles.count}>{tab.count}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={styles.panel}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}

export type TabNavProps = {
  label: string;
  links: readonly { id: string; label: string; href: string }[];
  currentId: string;
};

/** The same row made of links, where each view has its own address. */
export function TabNav({ label, links, currentId }: TabNavProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id}>
            <RouterLink
              href={link.href}
              className={styles.tab}
              aria-current={link.id === currentId ? 'page' : undefined}
            >
              {link.label}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
