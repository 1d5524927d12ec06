import { Tabs } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { list, panel, tab } from '../tabs/tabs.css.ts';
import { usePageKey } from '../search-field/use-page-key.ts';
import { NameDialog } from './name-dialog.tsx';
import * as styles from './saved-views.css.ts';
import { viewActions } from './view-actions.ts';
import type { SavedView, ViewCommand } from './view-actions.ts';
import { savedViewsWords } from './saved-views.words.ts';

export type SavedViewsProps = {
  /** The accessible name: "Views of payouts". */
  label: string;
  views: readonly SavedView[];
  /** The id of the current view. */
  value: string;
  /** Whether filters, order or columns differ from the saved view. */
  modified: boolean;
  onValueChange: (id: string) => void;
  onCommand: (command: ViewCommand) => void;
  /** The maximum number of views. */
  limit?: number | undefined;
  /** Actions to omit, where nobody else sees the list or it always opens with the same view. */
  without?: readonly ('share' | 'make-default')[] | undefined;
  /** Hides the views while there is nothing to choose or save: only the list is shown. */
  folded?: boolean | undefined;
  /** V focuses the views; on by default unless the user turned single-key shortcuts off. */
  shortcut?: boolean | undefined;
  /** The list to which the view applies. */
  children: ReactNode;
};

/**
 * Named views of a list.
 *
 * **When:** for filters, order and columns that are worth reusing. **When not:** fixed views (`Tabs`), a choice of two or
 * three (`SegmentedControl`).
 *
 * **Keyboard:** V focuses the views, arrows move between them, Enter selects one; the menu acts on the current one.
 *
 * **Accessibility:** tabs and their panel; unsaved changes to a view are marked by a dot and a word.
 *
 * @example
 * const [view, setView] = useState('all');
 * const views = [{ id: 'all', name: 'All payouts', locked: true }];
 * const look = { label: 'Views', views, modified: false };
 * <SavedViews {...look} value={view} onValueChange={setView} onCommand={send}>…</SavedViews>
 */
export function SavedViews(props: SavedViewsProps) {
  const { label, views, value, modified, onValueChange, onCommand, limit, children } = props;
  const { without = [], folded = false, shortcut = true } = props;
  const [naming, setNaming] = useState<'create' | 'rename' | null>(null);
  const current = views.find(({ id }) => id === value);
  usePageKey('v', shortcut && !folded, () =>
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus(),
  );
  const tabs = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!folded) {
      showInside(tabs.current, value);
    }
  }, [value, folded]);
  return (
    <Tabs.Root value={value} onValueChange={onValueChange} activationMode="manual">
      {folded ? null : (
        <div className={styles.bar}>
          <Tabs.List ref={tabs} aria-label={label} className={`${list} ${styles.tabs}`}>
            {views.map((view) => (
              <Tabs.Trigger key={view.id} value={view.id} data-view={view.id} className={tab}>
                <span className={styles.name}>{view.name}</span>
                {view.shared === true ? (
                  <span className={styles.kind}>{savedViewsWords.shared}</span>
                ) : null}
                {view.locked === true ? (
                  <span className={styles.kind}>{savedViewsWords.locked}</span>
                ) : null}
                {modified && view.id === value ? <Modified /> : null}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {current === undefined ? null : (
            <div className={styles.menu}>
              <Menu
                trigger={
                  <Button size="sm" variant="quiet" icon="more">
                    {savedViewsWords.view}
                  </Button>
                }
                items={viewActions({
                  current,
                  modified,
                  full: limit !== undefined && views.length >= limit ? limit : null,
                  without,
                  onCommand,
                  onName: setNaming,
                })}
              />
            </div>
          )}
        </div>
      )}
      <Tabs.Content
        value={value}
        tabIndex={-1}
        className={folded ? undefined : panel}
        {...(folded ? { 'aria-labelledby': undefined, 'aria-label': label } : {})}
      >
        {children}
      </Tabs.Content>
      {naming === null || current === undefined ? null : (
        <NameDialog
          title={
            naming === 'create'
              ? savedViewsWords.saveAsANewView
              : savedViewsWords.renameView(current.name)
          }
          saveLabel={naming === 'create' ? savedViewsWords.saveView : savedViewsWords.renameTitle}
          initial={naming === 'create' ? '' : current.name}
          taken={views.filter(({ id }) => naming === 'create' || id !== value)}
          onClose={() => setNaming(null)}
          onSave={(name) =>
            onCommand(
              naming === 'create' ? { kind: 'create', name } : { kind: 'rename', id: value, name },
            )
          }
        />
      )}
    </Tabs.Root>
  );
}

/** Scrolls the tab list horizontally, and no other container, until the view is visible. */
function showInside(list: HTMLElement | null, viewId: string): void {
  const frame = list?.getBoundingClientRect();
  const item = list?.querySelector(`[data-view="${CSS.escape(viewId)}"]`)?.getBoundingClientRect();
  if (list !== null && frame !== undefined && item !== undefined) {
    list.scrollLeft += Math.max(0, item.right - frame.right) - Math.max(0, frame.left - item.left);
  }
}

function Modified() {
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <VisuallyHidden>{savedViewsWords.modified}</VisuallyHidden>
    </>
  );
}
