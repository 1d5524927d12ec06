import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Progress } from '../../components/progress/progress.tsx';
import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { Rating, type RatingValue } from '../../components/rating/rating.tsx';
import { TextArea } from '../../components/text-area/text-area.tsx';
import { Box } from '../../layout/box/box.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { answersOnPath, pathOf, type Answers, type Question } from './question-path.ts';
import { questionSetWords } from './question-set.words.ts';

export type QuestionSetProps = {
  /** What the questions are about; the name of the progress. */
  label: string;
  questions: readonly Question[];
  /** What was answered on an earlier visit; it goes on with the first question that was not. */
  startsWith?: Answers | undefined;
  /** After every answer, to keep it for a later visit. */
  onAnswer?: ((answers: Answers) => void) | undefined;
  /** The answers of the way that was taken, after its last question. */
  onDone: (answers: Answers) => void;
  /** They are being sent. */
  sending?: boolean | undefined;
};

/**
 * Questions, one at a time. An answer may lead past some of them; what need not be answered can be skipped.
 *
 * **When:** a survey. **When not:** for settings or anything that is sent as one form.
 *
 * **Keyboard:** arrows move over choices, Enter goes on to the next question.
 *
 * **Accessibility:** each question is a form that takes the focus and says which of how many it is.
 */
export function QuestionSet(props: QuestionSetProps) {
  const { label, questions, startsWith = {}, onAnswer, onDone, sending = false } = props;
  const [answers, setAnswers] = useState(startsWith);
  const [at, setAt] = useState(() => firstUnanswered(questions, startsWith));
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const path = pathOf(questions, answers);
  const question = path[at];
  if (question === undefined) {
    return null;
  }
  const answer = answers[question.id] ?? '';
  const goTo = (next: number) => {
    setMissing(false);
    setAt(next);
    form.current?.focus();
  };
  const goOn = (answers: Answers) => {
    onAnswer?.(answers);
    if (at + 1 < pathOf(questions, answers).length) {
      goTo(at + 1);
    } else {
      onDone(answersOnPath(questions, answers));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() === '' && question.required === true) {
      setMissing(true);
    } else {
      goOn(answers);
    }
  };
  const skip = () => {
    const { [question.id]: _skipped, ...others } = answers;
    setAnswers(others);
    goOn(others);
  };
  return (
    <Box width="measure">
      <form
        ref={form}
        noValidate
        tabIndex={-1}
        aria-label={questionSetWords.questionOf(at, path.length)}
        onSubmit={submit}
      >
        <Stack gap="lg">
          <Progress
            label={label}
            percent={(100 * at) / path.length}
            valueText={questionSetWords.questionOf(at, path.length)}
            labelled
          />
          <Answer
            key={question.id}
            question={question}
            value={answer}
            error={isMissing ? questionSetWords.answerThisQuestionTo : undefined}
            onChange={(value) => {
              setMissing(false);
              setAnswers({ ...answers, [question.id]: value });
            }}
          />
          <Inline gap="sm">
            <Button type="submit" variant="primary" loading={sending}>
              {at + 1 < path.length
                ? questionSetWords.nextQuestion
                : questionSetWords.sendTheAnswers}
            </Button>
            {question.required === true ? null : (
              <Button variant="quiet" onClick={skip}>
                {questionSetWords.skipTheQuestion}
              </Button>
            )}
            {at === 0 ? null : (
              <Button variant="quiet" icon="back" onClick={() => goTo(at - 1)}>
                {questionSetWords.back}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Box>
  );
}

type AnswerProps = {
  question: Question;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

function Answer({ question, value, error, onChange }: AnswerProps) {
  if (question.kind === 'choice') {
    return (
      <RadioGroup
        legend={question.text}
        hint={question.hint}
        name={question.id}
        options={question.options}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (question.kind === 'rating') {
    return (
      <Rating
        legend={question.text}
        name={question.id}
        lowest={question.lowest}
        highest={question.highest}
        value={ratingOf(value)}
        error={error}
        onChange={(rating) => onChange(String(rating))}
      />
    );
  }
  return (
    <TextArea
      label={question.text}
      hint={question.hint}
      value={value}
      error={error}
      rows={4}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function ratingOf(value: string): RatingValue | null {
  return ([1, 2, 3, 4, 5] as const).find((step) => String(step) === value) ?? null;
}

function firstUnanswered(questions: readonly Question[], answers: Answers): number {
  const path = pathOf(questions, answers);
  const open = path.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? Math.max(0, path.length - 1) : open;
}
