import { useId, useState } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FileDropList, type FileDropItem } from './file-drop-list.tsx';
import * as styles from './file-drop.css.ts';

export type FileDropProps = {
  /** The accessible name of the control: "Add report files". */
  label: string;
  /** Which files, how large: "CSV or ZIP from Uber Eats or DoorDash, up to 10 MB each". */
  hint: ReactNode;
  /** As `accept` of a file input: ".csv,.zip". */
  accept?: string | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
  /** What was given so far, each in its own state. */
  items?: readonly FileDropItem[] | undefined;
  onRemove?: ((id: string) => void) | undefined;
};

/** Takes files by drag, by click and by keyboard, and says of each what became of it. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hint,
    accept,
    multiple = true,
    disabled = false,
    onFiles,
    items = [],
    onRemove,
  } = props;
  const [over, setOver] = useState(false);
  const inputId = useId();

  const give = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !disabled) {
      onFiles(multiple ? files : files.slice(0, 1));
    }
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type !== 'dragleave' && !disabled);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    give(event.target.files);
    // The same file again must fire again.
    event.target.value = '';
  };

  return (
    <div className={styles.fileDrop}>
      <div
        className={over ? styles.areaOver : styles.area}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrop}
      >
        <input
          id={inputId}
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={`${inputId}-hint`}
          onChange={onChoose}
        />
        <label htmlFor={inputId} className={styles.choose}>
          <Icon name="upload" />
          {label}
        </label>
        <span className={styles.or}>{over ? 'Drop to add' : 'or drop them here'}</span>
        <span id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </span>
      </div>
      <FileDropList items={items} onRemove={onRemove} />
    </div>
  );
}
