import { Tabs } from 'radix-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Button } from '../button/button.tsx';
import { Menu } from '../menu/menu.tsx';
import { list, panel, tab } from '../tabs/tabs.css.ts';
import { NameDialog } from './name-dialog.tsx';
import * as styles from './saved-views.css.ts';
import { viewActions } from './view-actions.ts';
import type { SavedView, ViewCommand } from './view-actions.ts';

export type SavedViewsProps = {
  /** The accessible name: "Views of payouts". */
  label: string;
  views: readonly SavedView[];
  currentId: string;
  /** Filters, order or columns are no longer those of the current view. */
  modified: boolean;
  onSelect: (id: string) => void;
  onCommand: (command: ViewCommand) => void;
  /** How many views one may have. */
  limit?: number | undefined;
  /** The list that is seen through the view. */
  children: ReactNode;
};

/** Ways to look at one list, kept under a name. Arrows move between views; the menu acts on the current one. */
export function SavedViews(props: SavedViewsProps) {
  const { label, views, currentId, modified, onSelect, onCommand, limit, children } = props;
  const [naming, setNaming] = useState<'create' | 'rename' | null>(null);
  const current = views.find(({ id }) => id === currentId);
  return (
    <Tabs.Root value={currentId} onValueChange={onSelect} activationMode="manual">
      <div className={styles.bar}>
        <Tabs.List aria-label={label} className={`${list} ${styles.tabs}`}>
          {views.map((view) => (
            <Tabs.Trigger key={view.id} value={view.id} className={tab}>
              {view.name}
              {view.shared === true ? <span className={styles.kind}>shared</span> : null}
              {view.locked === true ? <span className={styles.kind}>locked</span> : null}
              {modified && view.id === currentId ? <Modified /> : null}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {current === undefined ? null : (
          <Menu
            trigger={
              <Button size="sm" variant="quiet" icon="more">
                View
              </Button>
            }
            items={viewActions({
              current,
              modified,
              full: limit !== undefined && views.length >= limit ? limit : null,
              onCommand,
              onName: setNaming,
            })}
          />
        )}
      </div>
      <Tabs.Content value={currentId} tabIndex={-1} className={panel}>
        {children}
      </Tabs.Content>
      {naming === null || current === undefined ? null : (
        <NameDialog
          title={naming === 'create' ? 'Save as a new view' : `Rename ${current.name}`}
          saveLabel={naming === 'create' ? 'Save view' : 'Rename view'}
          initial={naming === 'create' ? '' : current.name}
          taken={views.filter(({ id }) => naming === 'create' || id !== currentId)}
          onClose={() => setNaming(null)}
          onSave={(name) =>
            onCommand(
              naming === 'create'
                ? { kind: 'create', name }
                : { kind: 'rename', id: currentId, name },
            )
          }
        />
      )}
    </Tabs.Root>
  );
}

function Modified() {
  return (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <VisuallyHidden>, modified</VisuallyHidden>
    </>
  );
}
