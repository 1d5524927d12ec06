import { useForm } from 'react-hook-form';
import type { Store } from '../../shared/api/entities.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { SectionForm } from './section-form.tsx';
import { StoreFields } from './store-fields.tsx';
import { detailsSchema, toDetails, toDetailsBody } from './store-schema.ts';
import type { Unsaved } from './unsaved.ts';
import { useStoreChange } from './use-store-change.ts';
import { words } from './stores.messages.tsx';

export type StoreSectionProps = { store: Store; unsaved: Unsaved };

/** Name, number, time zone, currency and business-day cutoff. */
export function DetailsSection({ store, unsaved }: StoreSectionProps) {
  const form = useForm({
    // The error summary takes the focus and links to each field.
    shouldFocusError: false,
    resolver: valibotResolver(detailsSchema),
    defaultValues: toDetails(store),
  });
  const save = useStoreChange(store, toDetailsBody, (saved) => form.reset(toDetails(saved)));
  return (
    <SectionForm
      id="details"
      title={words.details}
      saveLabel={words.saveDetails}
      form={form}
      save={save}
      unsaved={unsaved}
    >
      <StoreFields form={form} />
    </SectionForm>
  );
}
