import { Tabs as RadixTabs } from 'radix-ui';
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDirection } from '../../themes/use-direction.ts';
import { RouterLink } from '../link/link-provider.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { MoreButton } from './more-button.tsx';
import type { MoreMenuProps } from './more-menu.tsx';
import * as styles from './tabs.css.ts';
import { TAB, useVisibleTabs } from './use-visible-tabs.ts';

export type Tab = {
  id: string;
  label: string;
  /** The number of items inside. */
  count?: number | undefined;
  content: ReactNode;
};

export type TabsProps = {
  /** The tab list's accessible name. */
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
};

/**
 * Shows one of several views at a time. Arrows, Home and End move between tabs; tabs that do not fit move into "More",
 * but the current one is always in the row.
 *
 * **When:** two to eight views of one thing on one page. **When not:** views with addresses (`TabNav`), steps
 * (`Stepper`), two ways to show the same content (`SegmentedControl`).
 *
 * **Accessibility:** tabs and their panel; “More” is a menu.
 *
 * @example
 * <Tabs label="Payout" tabs={[{ id: 'rows', label: 'Rows', count: 12, content: '…' }]} />
 */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.id ?? '');
  const dir = useDirection();
  const row = useRef<HTMLDivElement>(null);
  const currentId = value ?? chosen;
  const shown = useVisibleTabs(
    row,
    tabs.map((tab) => wordsOf(tab)),
    tabs.findIndex(({ id }) => id === currentId),
  );
  const choose = (id: string) => {
    setChosen(id);
    onValueChange?.(id);
  };
  return (
    <RadixTabs.Root dir={dir} value={currentId} onValueChange={choose}>
      <div ref={row} className={styles.row}>
        <RadixTabs.List aria-label={label} className={styles.tabs}>
          {tabs.map((tab, at) => (
            <RadixTabs.Trigger
              key={tab.id}
              value={tab.id}
              hidden={!shown.has(at)}
              className={styles.fitted}
              {...TAB}
            >
              {tab.label}
              <Count of={tab.count} />
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        <More
          label={label}
          items={tabs.flatMap((tab, at) =>
            shown.has(at)
              ? []
              : [
                  {
                    kind: 'action',
                    id: tab.id,
                    label: wordsOf(tab),
                    onSelect: () => choose(tab.id),
                  },
                ],
          )}
        />
      </div>
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
  links: readonly { id: string; label: string; href: string; count?: number | undefined }[];
  currentId: string;
};

/**
 * The same row as links, where each view has its own address.
 *
 * **Keyboard:** links, each a tab stop.
 *
 * **Accessibility:** a named navigation landmark; the current page is `aria-current`.
 *
 * @example
 * const links = [{ id: 'lines', label: 'Lines', href: '/entries/e1' }];
 * <TabNav label="Entry" links={links} currentId="lines" />
 */
export function TabNav({ label, links, currentId }: TabNavProps) {
  const row = useRef<HTMLElement>(null);
  const shown = useVisibleTabs(
    row,
    links.map((link) => wordsOf(link)),
    links.findIndex(({ id }) => id === currentId),
  );
  return (
    <nav ref={row} aria-label={label} className={styles.row}>
      <ul className={styles.tabs}>
        {links.map((link, at) => (
          <li key={link.id} hidden={!shown.has(at)} {...TAB}>
            <RouterLink
              href={link.href}
              className={styles.fitted}
              aria-current={link.id === currentId ? 'page' : undefined}
            >
              {link.label}
              <Count of={link.count} />
            </RouterLink>
          </li>
        ))}
      </ul>
      <More
        label={label}
        items={links.flatMap((link, at) =>
          shown.has(at)
            ? []
            : [{ kind: 'link', id: link.id, label: wordsOf(link), href: link.href }],
        )}
      />
    </nav>
  );
}

const MoreMenu = lazyPart(async () => (await import('./more-menu.tsx')).MoreMenu);

function More({ label, items }: MoreMenuProps) {
  return items.length === 0 ? null : (
    <Suspense fallback={<MoreButton label={label} aria-haspopup="menu" />}>
      <MoreMenu label={label} items={items} />
    </Suspense>
  );
}

function Count({ of: count }: { of: number | undefined }) {
  return count === undefined ? null : <span className={styles.count}>{count}</span>;
}

function wordsOf({ label, count }: { label: string; count?: number | undefined }): string {
  return count === undefined ? label : `${label} ${count}`;
}
