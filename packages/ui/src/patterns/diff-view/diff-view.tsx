import { Table, type TableColumn } from '../../components/table/table.tsx';
import { Text } from '../../components/text/text.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { diffLines, type DiffKind, type DiffLine } from './diff-lines.ts';
import * as styles from './diff-view.css.ts';
import { diffViewWords } from './diff-view.words.ts';

export type DiffViewProps = {
  /** The accessible name: "Changes of the mapping". */
  caption: string;
  captionHidden?: boolean | undefined;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Display names of paths: `{ 'accounts.fees': 'Account of fees' }`. */
  names?: Readonly<Record<string, string>> | undefined;
};

const WORDS: Record<DiffKind, string> = {
  get added() {
    return diffViewWords.added;
  },
  get removed() {
    return diffViewWords.removed;
  },
  get changed() {
    return diffViewWords.changed;
  },
};

/**
 * The changes of a setting, a mapping or an entry, before and after: only what differs.
 *
 * **When:** before saving a change, and in a history. **When not:** for two long texts.
 *
 * **Accessibility:** a table; removed values are marked − in a `del`, added ones + in an `ins`, so that it works without
 * color.
 *
 * @example
 * <DiffView caption="Store" before={{ name: 'Main St' }} after={{ name: 'Main Street' }} names={{ name: 'Name' }} />
 */
export function DiffView({ caption, captionHidden, before, after, names = {} }: DiffViewProps) {
  const columns: readonly TableColumn<DiffLine>[] = [
    {
      id: 'what',
      header: diffViewWords.what,
      cell: ({ path }) => showName(names[path] ?? path),
      rowHeader: true,
    },
    { id: 'kind', header: diffViewWords.change, cell: ({ kind }) => WORDS[kind], shrink: true },
    { id: 'before', header: diffViewWords.before, cell: ({ before: text }) => showBefore(text) },
    { id: 'after', header: diffViewWords.after, cell: ({ after: text }) => showAfter(text) },
  ];
  return (
    <Table
      caption={caption}
      captionHidden={captionHidden}
      columns={columns}
      rows={diffLines(before, after)}
      rowKey={({ path }) => path}
      empty={<Text tone="muted">{diffViewWords.nothingDiffers}</Text>}
    />
  );
}

function showName(name: string) {
  return <span className={styles.what}>{name}</span>;
}

function showBefore(text: string | null) {
  return text === null ? (
    <Nothing />
  ) : (
    <del className={styles.change.before}>
      <span aria-hidden="true">−</span>
      {text}
    </del>
  );
}

function showAfter(text: string | null) {
  return text === null ? (
    <Nothing />
  ) : (
    <ins className={styles.change.after}>
      <span aria-hidden="true">+</span>
      {text}
    </ins>
  );
}

function Nothing() {
  return (
    <span className={styles.none}>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{diffViewWords.nothing}</VisuallyHidden>
    </span>
  );
}
