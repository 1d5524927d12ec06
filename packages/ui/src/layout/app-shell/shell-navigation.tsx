import { Icon, type IconName } from '../../components/icon/icon.tsx';
import { RouterLink } from '../../components/link/link-provider.tsx';
import { LateMenu } from '../../components/menu/late-menu.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './app-shell.css.ts';
import { appShellWords } from './app-shell.words.ts';

export type AppShellNavItem = {
  id: string;
  label: string;
  href: string;
  icon: IconName;
  /** The number of pending items; 0 shows nothing. */
  badge?: number | undefined;
};

/** A phone's tab bar holds five: with more pages, four and "More". */
const TABS = 5;

type ShellNavigationProps = {
  nav: readonly AppShellNavItem[];
  currentId: string | undefined;
  /** Null if the navigation cannot collapse. */
  fold: { isFolded: boolean; hasKey: boolean; onToggle: () => void } | null;
};

/** The pages as a list at the side, a row below the top bar, or a phone's tab bar. */
export function ShellNavigation({ nav, currentId, fold }: ShellNavigationProps) {
  const further = nav.length > TABS ? nav.slice(TABS - 1) : [];
  return (
    <nav aria-label={appShellWords.main} className={styles.nav}>
      <ul className={styles.navList}>
        {nav.map((item) => (
          <li
            key={item.id}
            className={further.includes(item) ? styles.furtherItem : styles.navItem}
          >
            <RouterLink
              href={item.href}
              className={styles.navLink}
              aria-current={item.id === currentId ? 'page' : undefined}
            >
              <Icon name={item.icon} size={20} />
              <span className={styles.label}>{item.label}</span>
              <Waiting count={item.badge} />
            </RouterLink>
          </li>
        ))}
        {further.length === 0 ? null : (
          <li className={styles.moreItem}>
            <More items={further} currentId={currentId} />
          </li>
        )}
      </ul>
      {fold === null ? null : (
        <div className={styles.fold}>
          <button
            type="button"
            className={styles.navLink}
            aria-expanded={!fold.isFolded}
            aria-keyshortcuts={fold.hasKey ? '[' : undefined}
            onClick={fold.onToggle}
          >
            <Icon name={fold.isFolded ? 'next' : 'back'} size={20} />
            <span className={styles.label}>{appShellWords.collapseNavigation}</span>
          </button>
        </div>
      )}
    </nav>
  );
}

function More(props: { items: readonly AppShellNavItem[]; currentId: string | undefined }) {
  const waiting = props.items.reduce((sum, { badge = 0 }) => sum + badge, 0);
  return (
    <LateMenu
      trigger={
        <button
          type="button"
          className={styles.navLink}
          aria-current={props.items.some(({ id }) => id === props.currentId) ? 'page' : undefined}
        >
          <Icon name="more" size={20} />
          <span>{appShellWords.more}</span>
          <Waiting count={waiting} />
        </button>
      }
      items={props.items.map(({ id, label, href, icon, badge = 0 }) => ({
        kind: 'link',
        id,
        label: badge === 0 ? label : appShellWords.waiting(label, badge),
        href,
        icon,
      }))}
    />
  );
}

function Waiting({ count }: { count: number | undefined }) {
  return count === undefined || count === 0 ? null : (
    <span className={styles.badge}>
      {count}
      <VisuallyHidden>{appShellWords.waitingAfter}</VisuallyHidden>
    </span>
  );
}
