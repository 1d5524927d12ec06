import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { refusal, success } from './stand-in-server.fake.ts';
import type { RecordedRequest, ScriptedAnswer } from './stand-in-server.fake.ts';

type Content = Readonly<Record<string, { readonly example?: { readonly data?: unknown } }>>;
type Response = { readonly content?: Content; readonly $ref?: string };
type Operation = { readonly responses?: Readonly<Record<string, Response>> };
type Contract = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

type Known = { readonly method: string; readonly path: RegExp; readonly answer: ScriptedAnswer };

const CONTRACT = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

/** Answers every operation with the contract's example, a list as its only page. */
export function createContractAnswers(): (request: RecordedRequest) => ScriptedAnswer {
  const contract = parse(readFileSync(CONTRACT, 'utf8')) as Contract;
  const known = Object.entries(contract.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
      answer: toAnswer(operation),
    })),
  );
  return ({ call }) => {
    const [, method = '', path = ''] = /^(\S+) ([^?]+)/.exec(call) ?? [];
    return find(known, method, path) ?? refusal(404, 'route_not_found', `There is no ${call}.`);
  };
}

/** A path without parameters takes precedence over one with them. */
function find(known: readonly Known[], method: string, path: string): ScriptedAnswer | undefined {
  const fitting = known.filter((one) => one.method === method && one.path.test(path));
  return fitting.sort((a, b) => parametersOf(a) - parametersOf(b))[0]?.answer;
}

function parametersOf({ path }: Known): number {
  return path.source.split('[^/]+').length;
}

function toAnswer({ responses = {} }: Operation): ScriptedAnswer {
  const response = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const [type, content] = Object.entries(response?.content ?? {})[0] ?? [];
  if (type === 'text/event-stream') {
    return { events: ': open\n\n' };
  }
  return type === 'application/json'
    ? success(asOnlyPage(content?.example?.data))
    : { bytes: new TextEncoder().encode('store_name,account\n') };
}

function asOnlyPage(data: unknown): unknown {
  const isPage = typeof data === 'object' && data !== null && 'next_cursor' in data;
  return isPage ? { ...data, next_cursor: null } : data;
}
