export type NamedFile = { readonly name: string; readonly bytes: Blob };

/** The file of an answer, with the name the server gives it; `otherwise` where it gives none. */
export function toNamedFile(
  { data, response }: { data?: Blob | undefined; response: Response },
  otherwise: string,
): NamedFile {
  if (data === undefined) {
    throw new Error('The answer to a download has no body.');
  }
  const name = /filename="([^"]+)"/i.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? otherwise, bytes: data };
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
