import { wordsOf } from '../../kit-words/kit-language.ts';
import { formatCount } from '../../components/number-format/format-count.ts';

/** The built-in text of the file drop. */
export const fileDropWords = wordsOf('fileDrop', {
  pause: 'Pause',
  pauseFile: (name: string) => `Pause ${name}`,
  removeFromTheList: (name: string) => `Remove ${name} from the list`,
  uploading: (name: string) => `Uploading ${name}`,
  reading: 'Reading…',
  setAside: (rows: string, count: string) => `${rows}, ${count} set aside`,
  files: (count: string, count2: number) => `${count} ${count2 === 1 ? 'file' : 'files'}`,
  inProgress: 'in progress',
  read: 'read',
  importedBefore: 'imported before',
  refused: 'refused',
  rowsRead: (count: string, rows: number) => `${count} ${rows === 1 ? 'row' : 'rows'} read`,
  isMoreThanThe: (size: string, size2: string) =>
    `${size} is over the ${size2} limit for a file. Nothing was sent. Split it and add the parts.`,
  filesOfThisType: 'Files of this type',
  aFile: (extension: string) => `A ${extension} file`,
  cannotBeReadHere: (own: string, kinds: string) =>
    `${own} can’t be read here. Nothing was sent. Add ${kinds}.`,
  mb: (size: number) => `${formatCount(size, 1)} MB`,
  dropToAdd: 'Drop to add',
  orDropHere: (multiple: boolean) => `or drop ${multiple ? 'them' : 'it'} here`,
});
