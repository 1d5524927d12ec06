import { kitLocale } from '../../kit-words/kit-language.ts';
import { fileDropWords } from './file-drop.words.ts';

/** Why a file is rejected before upload. */
export type FileRefusal = 'type' | 'size';

export type FileRules = {
  /** Like `accept` of a file input: ".csv,.zip,text/csv,image/*". Defaults to every type. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
};

type CandidateFile = Pick<File, 'name' | 'type' | 'size'>;

/**
 * Why a file violates a drop area's rules, or null. The browser only applies `accept` in its own dialog; dropped files
 * are not filtered.
 */
export function refusalOf(
  file: CandidateFile,
  { accept, maxBytes }: FileRules,
): FileRefusal | null {
  const kinds = kindsOf(accept);
  if (kinds.length > 0 && !kinds.some((kind) => isOfKind(file, kind))) {
    return 'type';
  }
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : null;
}

/** What happened, what it means, what to do. */
export function refusalWords(file: CandidateFile, refusal: FileRefusal, rules: FileRules): string {
  if (refusal === 'size') {
    return fileDropWords.isMoreThanThe(megabytes(file.size), megabytes(rules.maxBytes ?? 0));
  }
  const extension = /\.\w+$/.exec(file.name)?.[0].toLowerCase();
  const own =
    extension === undefined ? fileDropWords.filesOfThisType : fileDropWords.aFile(extension);
  return fileDropWords.cannotBeReadHere(own, kindWords(rules.accept));
}

function kindsOf(accept: string | undefined): readonly string[] {
  return (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== '');
}

function isOfKind({ name, type }: CandidateFile, kind: string): boolean {
  if (kind.startsWith('.')) {
    return name.toLowerCase().endsWith(kind);
  }
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

/** ".csv or .zip"; MIME types are shown unchanged. */
function kindWords(accept: string | undefined): string {
  return new Intl.ListFormat(kitLocale(), { type: 'disjunction' }).format(kindsOf(accept));
}

function megabytes(bytes: number): string {
  // Rounded up, so that a byte too many does not show as the limit itself.
  const size = Math.ceil((bytes / (1024 * 1024)) * 10) / 10;
  return fileDropWords.mb(size);
}
