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
  /** Where the one action of the page is another: its button is outlined. */
  secondary?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
  /** What was given so far, each in its own state. */
  items?: readonly FileDropItem[] | undefined;
  onRemove?: ((id: string) => void) | undefined;
  /** Stops a file that is on its way; what arrived of it stays. */
  onPause?: ((id: string) => void) | undefined;
};

/**
 * Takes files by drag, by click and by keyboard, and says of each what became of it: nothing that was given is lost
 * without a sentence and a way out. What `accept` or `maxBytes` rule out is refused at once and not handed on; one file
 * that is refused stops no other.
 *
 * Use it where reports or receipts come in. Enter or Space on the button opens the browser's own dialog, so dragging is
 * never needed.
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
    // Leaving for a child of the area is not leaving.
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
    // The same file again must fire again.
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

/** Hands on the files that keep the rules and holds the others, each with the sentence that says why. */
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
  /** Whether the file was one of those held here. */
  const forget = (id: string): boolean => {
    setRefused(refused.filter((item) => item.id !== id));
    return refused.some((item) => item.id === id);
  };
  return { refused, give, forget };
}
