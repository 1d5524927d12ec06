export type Question =
  | {
      kind: 'choice';
      id: string;
      text: string;
      hint?: string | undefined;
      /** `leadsTo` names the question that follows this answer; without it the next in the list does. */
      options: readonly { value: string; label: string; leadsTo?: string | undefined }[];
      required?: boolean | undefined;
    }
  | {
      kind: 'rating';
      id: string;
      text: string;
      lowest: string;
      highest: string;
      required?: boolean | undefined;
    }
  | {
      kind: 'text';
      id: string;
      text: string;
      hint?: string | undefined;
      required?: boolean | undefined;
    };

/** The answers by question: the value of a choice, the number of a rating, the words of a text. */
export type Answers = Readonly<Record<string, string>>;

/** The question after `current` with these answers; null after the last. */
function questionAfter(
  questions: readonly Question[],
  current: Question,
  answers: Answers,
): Question | null {
  const following = questions[questions.indexOf(current) + 1] ?? null;
  if (current.kind !== 'choice') {
    return following;
  }
  const chosen = current.options.find(({ value }) => value === answers[current.id]);
  if (chosen?.leadsTo === undefined) {
    return following;
  }
  const named = questions.find(({ id }) => id === chosen.leadsTo);
  if (named === undefined || questions.indexOf(named) <= questions.indexOf(current)) {
    throw new Error(`${current.id}: "${chosen.leadsTo}" is no later question of this set.`);
  }
  return named;
}

/** The questions that these answers lead through, from the first to the last. */
export function pathOf(questions: readonly Question[], answers: Answers): readonly Question[] {
  const path: Question[] = [];
  let next = questions[0] ?? null;
  while (next !== null) {
    path.push(next);
    next = questionAfter(questions, next, answers);
  }
  return path;
}

/** The answers to questions of the path alone: what was answered on a way not taken is left out. */
export function answersOnPath(questions: readonly Question[], answers: Answers): Answers {
  return Object.fromEntries(
    pathOf(questions, answers).flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}
