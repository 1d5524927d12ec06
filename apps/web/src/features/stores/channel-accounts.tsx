import { Columns, Heading, Stack, Text, TextField } from '@platebook/ui';
import { toWords } from '../../shared/format/names.ts';
import { MAPPED_COMPONENTS } from './channel-choices.ts';
import type { ChannelFormProps } from './channel-config-fields.tsx';

/** The accounts of this channel that differ from the defaults. */
export function AccountFields({ form }: ChannelFormProps) {
  const { defaultValues, errors } = form.formState;
  const components = Object.keys(defaultValues?.accounts ?? {});
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>Accounts</Heading>
        <Text tone="muted">
          Only for this channel. What stays empty goes to its default account; previews of payouts
          follow at once.
        </Text>
      </Stack>
      <Columns template="fit">
        {components.map((component) => (
          <TextField
            key={component}
            id={`accounts.${component}`}
            label={MAPPED_COMPONENTS[component] ?? toWords(component)}
            placeholder="Default account"
            autoComplete="off"
            error={errors.accounts?.[component]?.message}
            {...form.register(`accounts.${component}`)}
          />
        ))}
      </Columns>
    </Stack>
  );
}
