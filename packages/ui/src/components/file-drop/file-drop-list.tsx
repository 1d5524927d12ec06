import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { Button } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from '../progress/progress.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './file-drop-list.css.ts';
import { formatCount } from '../number-format/format-count.ts';
import { fileDropWords } from './file-drop.words.ts';

export type FileDropItem = {
  id: string;
  name: string;
  /** The next step: a link to quarantined rows, a retry button. */
  action?: ReactNode | undefined;
} & (
  | { state: 'uploading'; percent: number }
  | { state: 'reading' }
  | { state: 'parsed'; rows: number; quarantined?: number | undefined }
  | { state: 'duplicate'; message: string }
  | { state: 'rejected'; message: string }
);

export type FileDropListProps = {
  items: readonly FileDropItem[];
  onRemove?: ((id: string) => void) | undefined;
  /** Pauses an upload; received parts stay stored. */
  onPause?: ((id: string) => void) | undefined;
};

/** The files so far with their results. Overall progress is announced politely. */
export function FileDropList({ items, onRemove, onPause }: FileDropListProps) {
  return (
    <div className={styles.container}>
      <output className={items.length > 1 ? styles.summary : visuallyHidden}>
        {items.length === 0 ? null : <bdi>{summaryWords(items)}</bdi>}
      </output>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.name}>{item.name}</span>
            <div className={styles.state}>
              <ItemState item={item} />
              {item.action === undefined ? null : (
                <div className={styles.action}>{item.action}</div>
              )}
            </div>
            <ItemButton item={item} onRemove={onRemove} onPause={onPause} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ItemButton(props: Omit<FileDropListProps, 'items'> & { item: FileDropItem }) {
  const { id, name, state } = props.item;
  // A received file is read to its end; only an upload can be paused.
  const pauses = state === 'uploading';
  const act = pauses ? props.onPause : isUnderWay(props.item) ? undefined : props.onRemove;
  if (act === undefined) {
    return null;
  }
  return (
    <span className={styles.button}>
      {pauses ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={fileDropWords.pauseFile(name)}
          onClick={() => act(id)}
        >
          {fileDropWords.pause}
        </Button>
      ) : (
        <IconButton
          label={fileDropWords.removeFromTheList(name)}
          icon="close"
          size="sm"
          onClick={() => act(id)}
        />
      )}
    </span>
  );
}

function ItemState({ item }: { item: FileDropItem }) {
  if (item.state === 'uploading') {
    return (
      <span className={styles.progress}>
        <Progress label={fileDropWords.uploading(item.name)} percent={item.percent} />
        <span className={styles.percent} aria-hidden="true">
          <bdi>{Math.round(item.percent)}%</bdi>
        </span>
      </span>
    );
  }
  if (item.state === 'reading') {
    return (
      <span className={styles.words.quiet}>
        <span className={styles.icon}>
          <Spinner />
        </span>
        {fileDropWords.reading}
      </span>
    );
  }
  const { look, icon, words } = faceOf(item);
  return (
    <span className={styles.words[look]}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <span>{words}</span>
    </span>
  );
}

type Face = { look: 'quiet' | 'success' | 'warning' | 'danger'; icon: IconName; words: string };

function faceOf(item: Exclude<FileDropItem, { state: 'uploading' | 'reading' }>): Face {
  if (item.state === 'parsed') {
    const { rows, quarantined = 0 } = item;
    return quarantined === 0
      ? { look: 'success', icon: 'check', words: rowWords(rows) }
      : {
          look: 'warning',
          icon: 'warning',
          words: fileDropWords.setAside(rowWords(rows), figures(quarantined)),
        };
  }
  return item.state === 'rejected'
    ? { look: 'danger', icon: 'alert', words: item.message }
    : { look: 'quiet', icon: 'info', words: item.message };
}

function summaryWords(items: readonly FileDropItem[]): string {
  const files = fileDropWords.files(figures(items.length), items.length);
  const count = (is: (item: FileDropItem) => boolean) => items.filter(is).length;
  const parts: [number, string][] = [
    [count(isUnderWay), fileDropWords.inProgress],
    [count(({ state }) => state === 'parsed'), fileDropWords.read],
    [count(({ state }) => state === 'duplicate'), fileDropWords.importedBefore],
    [count(({ state }) => state === 'rejected'), fileDropWords.refused],
  ];
  const counts = parts.filter(([number]) => number > 0);
  return `${files}: ${counts.map(([number, what]) => `${figures(number)} ${what}`).join(', ')}`;
}

function isUnderWay({ state }: FileDropItem): boolean {
  return state === 'uploading' || state === 'reading';
}

function rowWords(rows: number): string {
  return fileDropWords.rowsRead(figures(rows), rows);
}

function figures(count: number): string {
  return formatCount(count);
}
