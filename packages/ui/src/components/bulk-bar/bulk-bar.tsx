import { Toolbar } from 'radix-ui';
import { Fragment, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { IconName } from '../icon/icon.tsx';
import * as styles from './bulk-bar.css.ts';
import { kitLocale } from '../../kit-words/kit-language.ts';
import { bulkBarWords } from './bulk-bar.words.ts';

export type BulkAction = {
  id: string;
  /** Verb and object: "Post 3 entries". */
  label: string;
  icon?: IconName | undefined;
  tone?: 'danger' | undefined;
  /** Whether it is running; the other actions wait. */
  running?: boolean | undefined;
  /** What it will leave out, or why it is unavailable: "2 of 3 may be posted by you". */
  note?: string | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
};

export type BulkBarProps = {
  /** How many rows are selected; without any the bar is hidden. */
  selected: number;
  /** What a row is: "payout" and "payouts". */
  noun: { one: string; many: string };
  /** How many rows match the filters, including those not loaded; omitted if only the server knows. */
  matching?: number | undefined;
  /** Selects all rows that match the filters. */
  onSelectMatching?: (() => void) | undefined;
  onClear: () => void;
  actions: readonly BulkAction[];
  locale?: string | undefined;
};

/**
 * Actions on the selected rows.
 *
 * **When:** below a list while rows are selected. **When not:** one row; use its own menu.
 *
 * **Keyboard:** one tab stop; arrows move, Enter activates, Escape clears the selection.
 *
 * **Accessibility:** a toolbar; changes of the count are announced; what an action leaves out is its description.
 *
 * @example
 * <BulkBar
 *   selected={3}
 *   noun={{ one: 'entry', many: 'entries' }}
 *   matching={120}
 *   onClear={cancel}
 *   actions={[{ id: 'post', label: 'Post 3 entries', onSelect: save }]}
 * />
 */
export function BulkBar(props: BulkBarProps) {
  const {
    selected,
    noun,
    matching,
    onSelectMatching,
    onClear,
    actions,
    locale = kitLocale(),
  } = props;
  const id = useId();
  const clear = useRef<HTMLButtonElement>(null);
  const words = (count: number) =>
    `${count.toLocaleString(locale)} ${count === 1 ? noun.one : noun.many}`;
  const isAll = matching !== undefined && selected >= matching;
  const isRunning = actions.some(({ running }) => running === true);
  return (
    <div className={selected === 0 ? undefined : styles.bar} data-page-actions="">
      <span role="status" className={styles.count} hidden={selected === 0}>
        {selected === 0 ? '' : bulkBarWords.selected(isAll, selected, words(selected))}
      </span>
      {selected === 0 ? null : (
        <Toolbar.Root
          aria-label={bulkBarWords.selectedRows}
          className={styles.line}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && !isRunning) {
              onClear();
            }
          }}
        >
          {isAll || onSelectMatching === undefined ? null : (
            <Toolbar.Button asChild>
              <Button
                size="sm"
                variant="quiet"
                disabled={isRunning}
                onClick={() => {
                  // The button unmounts when pressed.
                  clear.current?.focus();
                  onSelectMatching();
                }}
              >
                {matching === undefined
                  ? bulkBarWords.selectEveryMatching
                  : bulkBarWords.selectAllMatching(matching.toLocaleString(locale))}
              </Button>
            </Toolbar.Button>
          )}
          <Toolbar.Button asChild>
            <Button ref={clear} size="sm" variant="quiet" disabled={isRunning} onClick={onClear}>
              {bulkBarWords.clearSelection}
            </Button>
          </Toolbar.Button>
          <div className={styles.actions}>
            {actions.map((action) => (
              <Toolbar.Button asChild key={action.id}>
                <Button
                  size="sm"
                  icon={action.icon}
                  variant={action.tone === 'danger' ? 'danger' : 'secondary'}
                  loading={action.running}
                  disabled={action.disabled === true || (isRunning && action.running !== true)}
                  aria-describedby={action.note === undefined ? undefined : `${id}-${action.id}`}
                  onClick={action.onSelect}
                >
                  {action.label}
                </Button>
              </Toolbar.Button>
            ))}
          </div>
          {actions.some(({ note }) => note !== undefined) ? (
            <div className={styles.notes}>
              {actions.map(({ id: actionId, note }) =>
                note === undefined ? null : (
                  <Fragment key={actionId}>
                    <span id={`${id}-${actionId}`}>{note}</span>{' '}
                  </Fragment>
                ),
              )}
            </div>
          ) : null}
        </Toolbar.Root>
      )}
    </div>
  );
}
