/**
 * What a page's form sends, in the shape of the JSON the same address takes: `match.provider` lies inside `match`,
 * `times:json` is JSON, `cases:list` a list, and what was left empty was not sent.
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

/** Words that are no JSON stay words; the schema refuses them by name. */
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
