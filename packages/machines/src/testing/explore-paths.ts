/** The moves of a walk; a path is written in their names. */
export type Moves<Subject> = Readonly<Record<string, (subject: Subject) => void | Promise<void>>>;

export type Exploration<Subject> = {
  /** A fresh subject with its own clock. */
  readonly start: () => Subject;
  readonly moves: Moves<Subject>;
  /** Two subjects with the same key have the same future as far as the test cares. */
  readonly keyOf: (subject: Subject) => string;
  /** Which moves can change a subject; the others are not walked from there. Defaults to all. */
  readonly isPossible?: (subject: Subject, move: string) => boolean;
  readonly finish?: (subject: Subject) => void;
  /** The maximum path length. */
  readonly maxLength: number;
};

export type Explored = {
  /** The shortest path to each key, breadth first. */
  readonly pathTo: ReadonlyMap<string, readonly string[]>;
  /** How many paths were walked, each on a fresh subject. */
  readonly walked: number;
};

/**
 * Walks every path of moves breadth first, and continues only from states that no shorter path has reached. The
 * subjects are real actors on simulated clocks, so delays, guards and promises are those of the machine and not of a
 * model of it.
 */
export async function explorePaths<Subject>(exploration: Exploration<Subject>): Promise<Explored> {
  const { maxLength } = exploration;
  const pathTo = new Map<string, readonly string[]>();
  const open: (readonly string[])[] = [[]];
  let walked = 0;
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const { key, possible } = await walk(path, exploration);
    walked += 1;
    if (pathTo.has(key)) {
      continue;
    }
    pathTo.set(key, path);
    if (path.length < maxLength) {
      const from = path;
      open.push(...possible.map((move) => [...from, move]));
    }
  }
  return { pathTo, walked };
}

async function walk<Subject>(
  path: readonly string[],
  { start, moves, keyOf, isPossible = () => true, finish }: Exploration<Subject>,
): Promise<{ key: string; possible: readonly string[] }> {
  const subject = start();
  for (const move of path) {
    await moves[move]?.(subject);
  }
  const key = keyOf(subject);
  const possible = Object.keys(moves).filter((move) => isPossible(subject, move));
  finish?.(subject);
  return { key, possible };
}
