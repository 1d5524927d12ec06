import { useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './tag.css.ts';
import { tagWords } from './tag.words.ts';

export type TagProps = {
  children: string;
  /** Makes it removable. */
  onRemove?: (() => void) | undefined;
  /** "Remove Fishtown" when left out. */
  removeLabel?: string | undefined;
};

/**
 * One of several words that somebody chose: a store, a recipient, a label.
 *
 * **When:** a handful of choices that can be taken back one by one. **When not:** filters of a list (`FilterBar`), a
 * property that is simply so (`Badge`), a state (`StatusPill`).
 *
 * **Keyboard:** its button is a tab stop; Enter, Space, Delete and Backspace remove it.
 */
export function Tag({ children, onRemove, removeLabel = tagWords.remove(children) }: TagProps) {
  return onRemove === undefined ? (
    <span className={styles.fixed}>
      <span className={styles.word}>{children}</span>
    </span>
  ) : (
    <span className={styles.tag}>
      <span className={styles.wordBeforeRemove}>{children}</span>
      <button
        type="button"
        aria-label={removeLabel}
        className={styles.remove}
        onClick={onRemove}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') {
            event.preventDefault();
            onRemove();
          }
        }}
      >
        <Icon name="close" />
      </button>
    </span>
  );
}

export type TagGroupProps = {
  /** The accessible name: "Recipients". */
  label: string;
  tags: readonly { id: string; label: string }[];
  /** Makes them removable, each by itself. */
  onRemove?: ((id: string) => void) | undefined;
};

/**
 * The chosen words as a list. When one is removed the focus goes to the one that takes its place, or to the list when it
 * was the last.
 */
export function TagGroup({ label, tags, onRemove }: TagGroupProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, at: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? list.current)?.focus();
    onRemove?.(id);
  };
  return (
    <ul ref={list} aria-label={label} tabIndex={-1} className={styles.group}>
      {tags.map((tag, at) => (
        <li key={tag.id} className={styles.item}>
          <Tag onRemove={onRemove === undefined ? undefined : () => remove(tag.id, at)}>
            {tag.label}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
