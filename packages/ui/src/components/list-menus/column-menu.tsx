import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { focusPanel } from '../dialog/return-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './list-menus.css.ts';
import { moveBy } from './move-column.ts';
import { listMenusWords } from './list-menus.words.ts';

export type ColumnChoice = {
  id: string;
  label: string;
  /** Names the row and cannot be hidden. */
  fixed?: boolean | undefined;
};

export type ColumnMenuProps = {
  /** All columns in default order. */
  columns: readonly ColumnChoice[];
  /** The ids of the shown ones, in order. */
  shown: readonly string[];
  onShownChange: (shown: readonly string[]) => void;
  /** Resets to the default columns. */
  onReset: () => void;
};

/**
 * Shows, hides and reorders columns. Alt with an arrow moves a column, as do the buttons beside it.
 *
 * **When not:** for lists with fewer than four columns.
 *
 * **Keyboard:** Space shows or hides; Alt with ↑ or ↓ moves; Escape closes.
 *
 * **Accessibility:** each move is announced; nothing requires dragging (WCAG 2.5.7).
 *
 * @example
 * const [shown, setShown] = useState<readonly string[]>(['ref', 'net']);
 * const columns = [{ id: 'ref', label: 'Payout', fixed: true }, { id: 'net', label: 'Net' }];
 * <ColumnMenu columns={columns} shown={shown} onShownChange={setShown} onReset={cancel} />
 */
export function ColumnMenu({ columns, shown, onShownChange, onReset }: ColumnMenuProps) {
  const [moved, setMoved] = useState('');
  const hidden = columns.filter(({ id }) => !shown.includes(id));
  const ordered = [
    ...shown.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    ...hidden,
  ];
  const move = ({ id, label }: ColumnChoice, step: -1 | 1) => {
    const next = moveBy(shown, id, step);
    onShownChange(next);
    setMoved(listMenusWords.isColumnOf(label, next.indexOf(id), next.length));
  };
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size="sm" variant="quiet" icon="table">
          {listMenusWords.columns}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={listMenusWords.columns}
          className={styles.popover}
          onOpenAutoFocus={focusPanel}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <p className={styles.hint}>{listMenusWords.altWithAnArrow}</p>
          <ul className={styles.list}>
            {ordered.map((column) => (
              <Row
                key={column.id}
                column={column}
                place={shown.indexOf(column.id)}
                last={shown.length - 1}
                onMove={(step) => move(column, step)}
                onShow={(isShown) =>
                  onShownChange(
                    isShown ? [...shown, column.id] : shown.filter((id) => id !== column.id),
                  )
                }
              />
            ))}
          </ul>
          <Button size="sm" variant="quiet" onClick={onReset}>
            {listMenusWords.resetColumns}
          </Button>
          <VisuallyHidden>
            <span role="status">{moved}</span>
          </VisuallyHidden>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type RowProps = {
  column: ColumnChoice;
  /** −1 while it is hidden. */
  place: number;
  last: number;
  onMove: (step: -1 | 1) => void;
  onShow: (isShown: boolean) => void;
};

function Row({ column: { label, fixed = false }, place, last, onMove, onShow }: RowProps) {
  const isShown = place !== -1;
  const takeKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (event.altKey && step !== null && isShown) {
      event.preventDefault();
      onMove(step);
    }
  };
  return (
    <li className={styles.row}>
      <Checkbox
        label={label}
        checked={isShown}
        disabled={fixed}
        onKeyDown={takeKey}
        onChange={(event) => onShow(event.target.checked)}
      />
      {isShown ? (
        <span className={styles.moves}>
          <IconButton
            size="sm"
            icon="sort-up"
            label={listMenusWords.moveUp(label)}
            disabled={place === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            icon="sort-down"
            label={listMenusWords.moveDown(label)}
            disabled={place === last}
            onClick={() => onMove(1)}
          />
        </span>
      ) : null}
    </li>
  );
}
