export type NamedFile = { readonly name: string; readonly bytes: Blob };

/** The file of an answer, with the name the server gives it; `otherwise` where it gives none. */
export function toNamedFile(
  { data, response }: { data?: Blob | undefined; response: Response },
  otherwise: string,
): NamedFile {
  if (data === undefined) {
    throw new Error('The answer to a download has no body.');
  }
  const name = nameIn(response.headers.get('content-disposition') ?? '');
  return { name: name ?? otherwise, bytes: data };
}

/** A name in letters of any language is in `filename*` (RFC 6266); a plain one has quotes only where it needs them. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  return encoded === undefined
    ? /filename="?([^";]+)"?/i.exec(disposition)?.[1]
    : decodeURIComponent(encoded);
}

/** Hands a file to the browser's own download. */
export function saveFile({ name, bytes }: NamedFile): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
