export type NamedFile = { readonly name: string; readonly bytes: Blob };

/** The file of a response, under the server's name; `otherwise` without one. */
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

/** A non-ASCII name is in `filename*` (RFC 6266); a plain one is quoted only when needed. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  return encoded === undefined
    ? /filename="?([^";]+)"?/i.exec(disposition)?.[1]
    : decodeURIComponent(encoded);
}

/** Downloads a file through the browser. */
export function saveFile({ name, bytes }: NamedFile): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
