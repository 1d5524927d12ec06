import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from '../progress/progress.tsx';
import * as styles from './file-drop.css.ts';

export type FileDropItem = {
  id: string;
  name: string;
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
};

/** The files given so far. Changes are read out politely. */
export function FileDropList({ items, onRemove }: FileDropListProps) {
  return (
    <ul className={styles.list} aria-live="polite">
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <span className={styles.name}>{item.name}</span>
          <ItemState item={item} />
          {onRemove === undefined ||
          item.state === 'uploading' ||
          item.state === 'reading' ? null : (
            <IconButton
              label={`Remove ${item.name} from the list`}
              icon="close"
              size="sm"
              onClick={() => onRemove(item.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function ItemState({ item }: { item: FileDropItem }) {
  if (item.state === 'uploading') {
    return (
      <span className={styles.progress}>
        <Progress label={`Uploading ${item.name}`} percent={item.percent} />
        <span className={styles.percent} aria-hidden="true">
          {Math.round(item.percent)} %
        </span>
      </span>
    );
  }
  if (item.state === 'reading') {
    return <span className={styles.quiet}>Reading…</span>;
  }
  if (item.state === 'parsed') {
    return <span className={styles.parsed}>{rowWords(item.rows, item.quarantined ?? 0)}</span>;
  }
  return (
    <span className={item.state === 'rejected' ? styles.rejected : styles.quiet}>
      {item.message}
    </span>
  );
}

function rowWords(rows: number, quarantined: number): string {
  const read = `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'} read`;
  return quarantined === 0 ? read : `${read}, ${quarantined.toLocaleString('en-US')} quarantined`;
}
