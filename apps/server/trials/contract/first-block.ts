/** The first block of an event stream, since streams never end; any other response in full. */
export async function firstBlock(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) {
    return response.text();
  }
  let text = '';
  // Leaving the loop cancels the stream, which the server sees as a disconnect.
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.includes('\n\n')) {
      break;
    }
  }
  return text;
}
