import { escapeMarkup } from '../platform/markup.ts';
import type { Answer, Contract, JsonSchema, Operation } from './contract.ts';

const text = (value: unknown): string => escapeMarkup(String(value));

/** Prose with `code` in backquotes and blank lines between paragraphs. */
function prose(value: string): string {
  return value
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${text(paragraph).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('');
}

export function renderDocs(contract: Contract): string {
  const tags = contract.tags.map((tag) => ({
    ...tag,
    operations: contract.operations.filter((operation) => operation.tag === tag.name),
  }));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(contract.title)} ${text(contract.version)}</title>
<link rel="stylesheet" href="/docs/api.css">
</head>
<body>
<nav aria-label="Operations">
<p class="title">${text(contract.title)} <small>${text(contract.version)}</small></p>
${tags.map((tag) => renderNavigation(tag.name, tag.operations)).join('\n')}
</nav>
<main>
<h1>${text(contract.title)}</h1>
${prose(contract.description)}
<p>Codes any operation can answer: ${codes(contract.commonErrorCodes)}</p>
${tags.map((tag) => renderTag(tag)).join('\n')}
</main>
</body>
</html>`;
}

function renderNavigation(tag: string, operations: readonly Operation[]): string {
  const items = operations.map(
    ({ id, method }) =>
      `<li><a href="#${text(id)}"><span class="method ${method}">${method}</span> ${text(id)}</a></li>`,
  );
  return `<p class="group">${text(tag)}</p><ul>${items.join('')}</ul>`;
}

function renderTag(tag: {
  name: string;
  description: string;
  operations: readonly Operation[];
}): string {
  return `<section aria-labelledby="tag-${text(tag.name)}">
<h2 id="tag-${text(tag.name)}">${text(tag.name)}</h2>
${prose(tag.description)}
${tag.operations.map(renderOperation).join('\n')}
</section>`;
}

function renderOperation(operation: Operation): string {
  return `<article id="${text(operation.id)}">
<h3><span class="method ${operation.method}">${operation.method}</span> <code>${text(operation.path)}</code></h3>
<p class="summary"><strong>${text(operation.id)}</strong> ${text(operation.summary)}</p>
${operation.description === null ? '' : prose(operation.description)}
${renderAccess(operation)}
${renderParameters(operation)}
${renderBody(operation)}
<h4>Answers</h4>
${Object.entries(operation.answers)
  .map(([status, answer]) => renderAnswer(status, answer))
  .join('\n')}
<p>Codes: ${operation.errorCodes.length === 0 ? 'none of its own' : codes(operation.errorCodes)}</p>
</article>`;
}

function renderAccess({ access, wire }: Operation): string {
  const facts: readonly [string, string][] = [
    ['Least level', access.minLevel],
    ...(access.capability === undefined
      ? []
      : [['Capability', access.capability] as [string, string]]),
    ['Tenant from', access.tenantFrom],
    ['Outside the tenant', String(access.disclose)],
    ...(wire === 'gotrue' ? [['Wire', 'GoTrue, without envelope'] as [string, string]] : []),
  ];
  return `<dl class="access">${facts.map(([name, value]) => `<div><dt>${text(name)}</dt><dd>${text(value)}</dd></div>`).join('')}</dl>`;
}

function renderParameters({ parameters }: Operation): string {
  if (parameters.length === 0) {
    return '';
  }
  const rows = parameters.map(
    (parameter) =>
      `<tr><th scope="row"><code>${text(parameter.name)}</code></th><td>${parameter.in}${parameter.required === true ? ', required' : ''}</td><td><code>${text(typeOf(parameter.schema))}</code></td><td>${text(parameter.description ?? '')}</td></tr>`,
  );
  return `<h4>Parameters</h4><div class="table" tabindex="0" role="region" aria-label="Parameters"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function renderBody({ body }: Operation): string {
  if (body === null) {
    return '';
  }
  const examples = Object.entries(
    body.media.examples ?? { example: { value: body.media.example } },
  );
  return `<h4>Body</h4><p><code>${text(body.type)}</code> ${text(typeOf(body.media.schema ?? {}))}</p>${examples.map(([, { value }]) => renderExample(value)).join('')}`;
}

function renderAnswer(status: string, { description, content }: Answer): string {
  const [media] = Object.entries(content ?? {});
  const label = `<span class="status s${text(status.slice(0, 1))}">${text(status)}</span> ${text(description)}`;
  if (media === undefined) {
    return `<p class="answer">${label}</p>`;
  }
  const [type, { schema, example, examples }] = media;
  const values =
    examples === undefined ? [example] : Object.values(examples).map(({ value }) => value);
  return `<details class="answer"><summary>${label}</summary><p><code>${text(type)}</code> ${text(typeOf(schema ?? {}))}</p>${values.map(renderExample).join('')}</details>`;
}

function renderExample(value: unknown): string {
  if (value === undefined) {
    return '';
  }
  const shown = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `<pre tabindex="0"><code>${text(shown)}</code></pre>`;
}

function codes(list: readonly string[]): string {
  return list.map((code) => `<code>${text(code)}</code>`).join(' ');
}

/** A schema in a few words; its full definition is in openapi.yaml. */
function typeOf(schema: JsonSchema): string {
  const reference = schema['$ref'];
  if (typeof reference === 'string') {
    return reference.slice(reference.lastIndexOf('/') + 1);
  }
  const options = schema['enum'];
  if (Array.isArray(options)) {
    return options.map(String).join(' | ');
  }
  const parts = [schema['format'] ?? schema['type'] ?? 'any', rangeOf(schema), defaultOf(schema)];
  return parts
    .filter((part) => part !== '')
    .map(String)
    .join(' ');
}

function rangeOf({ minimum, maximum }: JsonSchema): string {
  return minimum === undefined && maximum === undefined
    ? ''
    : `${literal(minimum)}–${literal(maximum)}`;
}

function defaultOf(schema: JsonSchema): string {
  return schema['default'] === undefined ? '' : `(default ${literal(schema['default'])})`;
}

function literal(value: unknown): string {
  return typeof value === 'string' || value === undefined ? (value ?? '') : JSON.stringify(value);
}
