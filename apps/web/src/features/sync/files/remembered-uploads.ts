/** What an unfinished upload is remembered by: a file that was changed since is another one. */
export type UploadedFile = {
  readonly tenant: string;
  readonly file: Pick<File, 'name' | 'size' | 'lastModified'>;
};

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function keyOf({ tenant, file }: UploadedFile): string {
  return `platebook.upload.${tenant}.${file.size}.${file.lastModified}.${file.name}`;
}

/** Null where nothing is remembered, or the browser remembers nothing. */
export function rememberedUpload(memory: Memory, uploaded: UploadedFile): string | null {
  return whereAllowed(() => memory.getItem(keyOf(uploaded)));
}

export function rememberUpload(memory: Memory, uploaded: UploadedFile, id: string): void {
  whereAllowed(() => memory.setItem(keyOf(uploaded), id));
}

export function forgetUpload(memory: Memory, uploaded: UploadedFile): void {
  whereAllowed(() => memory.removeItem(keyOf(uploaded)));
}

/** Null in a browser that stores nothing: there the file starts anew after a reload. */
function whereAllowed<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}
