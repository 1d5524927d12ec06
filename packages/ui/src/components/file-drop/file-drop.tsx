import { useId, useState, useRef } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { FileDropList, type FileDropItem } from './file-drop-list.tsx';
import * as styles from './file-drop.css.ts';
import { fileDropWords } from './file-drop.words.ts';
import { refusalOf, refusalWords, type FileRules } from './acceptable.ts';

export type FileDropProps = {
  /** The accessible name of the control: "Add report files". */
  label: string;
  /** Which files, how large: "CSV or ZIP from Uber Eats or DoorDash, up to 10 MB each". */
  hint: ReactNode;
  /** As `accept` of a file input: ".csv,.zip". */
  accept?: string | undefined;
  /** Larger files are refused before anything is sent. */
  maxBytes?: number | undefined;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Whether the page's primary action is another one: the button is then outlined. */
  secondary?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
  /** The files so far, each with its state. */
  items?: readonly FileDropItem[] | undefined;
  onRemove?: ((id: string) => void) | undefined;
  /** Pauses an upload; received parts stay stored. */
  onPause?: ((id: string) => void) | undefined;
};

/**
 * Takes files by drag and drop, click and keyboard, and shows the result of each: every failure has a message and a
 * next step. Files that violate `accept` or `maxBytes` are rejected at once and not passed on; a rejected file does not
 * stop the others.
 *
 * Use it for reports or receipts. Enter or Space on the button opens the browser's file dialog, so dragging is never
 * required.
 *
 * @example
 * <FileDrop
 *   label="Reports"
 *   hint="CSV, up to 100 MB"
 *   accept=".csv"
 *   maxBytes={100_000_000}
 *   multiple
 *   onFiles={(files) => send(files)}
 *   items={[{ id: 'f1', name: 'april.csv', state: 'uploading', percent: 40 }]}
 * />
 */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, maxBytes, multiple = true, disabled = false, onFiles } = props;
  const { secondary = false } = props;
  const { items = [], onRemove, onPause } = props;
  const [over, setOver] = useState(false);
  const inputId = useId();
  const files = usePickedFiles({ accept, maxBytes, multiple }, onFiles);

  const give = (list: FileList | null) => {
    if (!disabled) {
      files.give([...(list ?? [])]);
    }
  };
  const onDrag = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    // Entering a child of the area is not leaving it.
    const isInside =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    setOver((event.type !== 'dragleave' || isInside) && !disabled);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    give(event.dataTransfer.files);
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    give(event.target.files);
    // Selecting the same file again must fire again.
    event.target.value = '';
  };

  const remove = (id: string) => {
    if (!files.forget(id)) {
      onRemove?.(id);
    }
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
        <label htmlFor={inputId} className={secondary ? styles.chooseSecondary : styles.choose}>
          <Icon name="upload" />
          {label}
        </label>
        <span className={styles.or}>
          {over ? fileDropWords.dropToAdd : fileDropWords.orDropHere(multiple)}
        </span>
        <span id={`${inputId}-hint`} className={styles.hint}>
          {hint}
        </span>
      </div>
      <FileDropList items={[...files.refused, ...items]} onRemove={remove} onPause={onPause} />
    </div>
  );
}

/** Passes valid files on and lists the others, each with its reason. */
function usePickedFiles(
  rules: FileRules & { multiple: boolean },
  onFiles: (files: readonly File[]) => void,
) {
  const [refused, setRefused] = useState<readonly FileDropItem[]>([]);
  const counter = useRef(0);
  const give = (files: readonly File[]) => {
    const taken = files.filter((file) => refusalOf(file, rules) === null);
    const held = files.flatMap((file): FileDropItem[] => {
      const refusal = refusalOf(file, rules);
      return refusal === null
        ? []
        : [
            {
              id: `refused-${(counter.current += 1)}`,
              name: file.name,
              state: 'rejected',
              message: refusalWords(file, refusal, rules),
            },
          ];
    });
    if (held.length > 0) {
      setRefused([...held, ...refused]);
    }
    if (taken.length > 0) {
      onFiles(rules.multiple ? taken : taken.slice(0, 1));
    }
  };
  /** Returns whether the file was listed here. */
  const forget = (id: string): boolean => {
    setRefused(refused.filter((item) => item.id !== id));
    return refused.some((item) => item.id === id);
  };
  return { refused, give, forget };
}
