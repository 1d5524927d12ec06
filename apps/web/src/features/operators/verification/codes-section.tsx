import { Button, Heading, Inline, Stack, Text, TextField } from '@platebook/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { CodesList } from './codes-list.tsx';
import { SendCodeDialog } from './send-code-dialog.tsx';
import { words } from './verification.messages.ts';

/** The codes that were sent; the search is in the page's address. */
export function CodesSection() {
  const [query] = useSearchParams();
  const target = query.get('target') ?? '';
  const [sending, setSending] = useState(false);
  return (
    <Stack as="section" gap="lg" aria-label={words.codes}>
      <Stack gap="xxs">
        <Heading level={2}>{words.codes}</Heading>
        <Text tone="muted">{words.codesAbout}</Text>
      </Stack>
      <Inline>
        <Button icon="add" onClick={() => setSending(true)}>
          {words.sendCode}
        </Button>
      </Inline>
      <Search key={`search ${target}`} target={target} />
      <CodesList key={target} target={target} />
      {sending ? <SendCodeDialog onClose={() => setSending(false)} /> : null}
    </Stack>
  );
}

/** Only exact matches: addresses cannot be guessed letter by letter. */
function Search({ target }: { target: string }) {
  const [, setQuery] = useSearchParams();
  const form = useForm({ defaultValues: { target } });
  const find = (wanted: string) =>
    setQuery((before) => {
      const others = [...before].filter(([name]) => name !== 'target');
      return new URLSearchParams(wanted === '' ? others : [...others, ['target', wanted]]);
    });
  const submit = form.handleSubmit((values) => find(values.target.trim()));
  return (
    <form
      noValidate
      role="search"
      aria-label={words.findCodes}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap="sm">
        <TextField
          id="search"
          label={words.search}
          hint={words.searchHint}
          autoComplete="off"
          spellCheck={false}
          {...form.register('target')}
        />
        <Inline gap="sm">
          <Button type="submit">{words.find}</Button>
          {target === '' ? null : <Button onClick={() => find('')}>{words.showAll}</Button>}
        </Inline>
      </Stack>
    </form>
  );
}
