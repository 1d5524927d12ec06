-- What visitors of the public site answer to a survey, without who they are. The questions are in the code
-- (features/survey/survey-definition.ts); an answer names them by their ids.

create table survey_responses (
  id uuid primary key default gen_random_uuid(),
  survey_id text not null,
  -- Of the token in the link that leads back; the token itself is with whoever answers, and nowhere else.
  token_sha256 text not null unique,
  locale text not null check (locale in ('en-US', 'fr-CA')),
  started_at timestamptz not null,
  completed_at timestamptz
);
create index survey_responses_survey_idx on survey_responses (survey_id, started_at);

-- One row for each question that was answered or skipped; a skipped one has neither choices nor text.
create table survey_answers (
  response_id uuid not null references survey_responses on delete cascade,
  question_id text not null,
  choices text[] not null default '{}',
  text text check (length(text) <= 2000),
  answered_at timestamptz not null,
  primary key (response_id, question_id)
);
