/**
 * Converts a form to the JSON its endpoint takes: `match.provider` is nested in `match`, `times:json` is JSON,
 * `cases:list` a list, and empty fields are omitted.
 */
export function fromForm(form: URLSearchParams): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const field of new Set(form.keys())) {
    const [path = '', kind = 'text'] = field.split(':');
    const sent = form.getAll(field).filter((value) => value !== '');
    if (kind === 'list' || sent.length > 0) {
      setAt(body, path.split('.'), valueOf(kind, sent));
    }
  }
  return body;
}

function valueOf(kind: string, sent: readonly string[]): unknown {
  if (kind === 'list') {
    return sent;
  }
  return kind === 'json' ? toJson(sent[0] ?? 'null') : sent[0];
}

/** Invalid JSON stays a string; the schema rejects it by name. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return text;
    }
    throw error;
  }
}

function setAt(body: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    body[name] = value;
    return;
  }
  const inside = (body[name] ?? {}) as Record<string, unknown>;
  body[name] = inside;
  setAt(inside, rest, value);
}
