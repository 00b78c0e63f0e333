import {
  Button,
  formatDate,
  PlainText,
  Section,
  Skeleton,
  Text,
  TextArea,
  toast,
} from '@nimio/design-system';
import {
  createCustomerNote,
  deleteCustomerNote,
  getCustomerNote,
  listCustomerNotes,
  updateCustomerNote,
} from '@nimio/domain/customer-note/customer-note.endpoints';
import { customerNoteSchema } from '@nimio/domain/customer-note/customer-note.schema';
import type { CustomerNote } from '@nimio/domain/customer-note/customer-note.types';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { call, exchange } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Actions, Around, Inline } from '../../../shared/page/layout';

/** The number of notes shown at first, and added by each press. */
const step = 10;
const validate = validateWith<{ text: string }>(customerNoteSchema);
/** What staff write about customers is never stored in the browser. */
const neverStored = ['text'] as const;
const texts = { 'text.required': 'customer.noteRequired' } as const;

/** After a lost response the list shows what was stored. */
async function orShow(work: Promise<unknown>, onChange: () => Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) await onChange();
    throw error;
  }
}

/** What staff have written down about the customer, the newest first, with a form for another note. */
export function NotesSection({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const [limit, setLimit] = useState(step);
  const { data, error, isLoading, reload } = useEndpoint(
    listCustomerNotes,
    { params: { profileHash }, query: { limit, offset: 0 } },
    { keepPreviousData: true },
  );
  return (
    <Section id="notes" title={t('customer.notes')} heading="margin">
      <NewNote profileHash={profileHash} onAdded={reload} />
      {data?.records.map((note) => (
        <Note key={note.hash} note={note} profileHash={profileHash} onChange={reload} />
      ))}
      {data && data.total > data.records.length && (
        <Button variant="second" size="sm" isPending={isLoading} onPress={() => setLimit(limit + step)}>
          {t('customer.moreNotes')}
        </Button>
      )}
      {!data && (error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={4} />)}
    </Section>
  );
}

function NewNote({ profileHash, onAdded }: { profileHash: string; onAdded: () => Promise<unknown> }) {
  const { t } = useText();
  const initial = { text: '' };
  const form = usePortalForm({
    name: `customer.${profileHash}.note`,
    initial,
    validate,
    texts,
    neverStored,
  });
  const save = form.save(async (body) => {
    await orShow(call(createCustomerNote, { params: { profileHash }, body }), onAdded);
    form.reset(initial);
    toast.success(t('customer.noteAdded'));
    await onAdded();
  });
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t('customer.addNote')}>
      <TextArea {...form.field('text')} label={t('customer.newNote')} description={t('customer.noteHint')} />
      <Button type="submit" variant="second" isPending={form.isSubmitting}>
        {t('customer.addNote')}
      </Button>
    </PortalForm>
  );
}

interface NoteProps {
  note: CustomerNote;
  profileHash: string;
  onChange: () => Promise<unknown>;
}

function Note({ note, profileHash, onChange }: NoteProps) {
  const { t } = useText();
  const [editing, setEditing] = useState<{ data: CustomerNote; etag: string | undefined }>();
  const params = { profileHash, noteHash: note.hash };
  const place = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (editing) place.current?.querySelector('textarea')?.focus();
    else if (wasEditing.current) place.current?.querySelector('button')?.focus();
    wasEditing.current = editing !== undefined;
  }, [editing]);
  const edit = async () => setEditing(await exchange(getCustomerNote, { params }));
  const close = () => setEditing(undefined);
  const remove = async () => {
    const { etag } = await exchange(getCustomerNote, { params });
    await orShow(call(deleteCustomerNote, { params, ifMatch: etag }), onChange);
    toast.success(t('customer.noteDeleted'));
    await onChange();
  };
  if (editing)
    return (
      <Around ref={place}>
        <NoteForm stored={editing} params={params} onChange={onChange} onClose={close} />
      </Around>
    );
  const date = formatDate(note.created);
  return (
    <Around ref={place}>
      <Inline>
        <Text as="span" tone="muted" size="small">
          {note.changed
            ? t('customer.noteByChanged', { name: note.author, date, changed: formatDate(note.changed) })
            : t('customer.noteBy', { name: note.author, date })}
        </Text>
        {note.canChange === 1 && (
          <AsyncButton
            variant="quiet"
            size="sm"
            action={edit}
            aria-label={t('customer.changeNoteOf', { date })}
          >
            {t('customer.change')}
          </AsyncButton>
        )}
        {note.canDelete === 1 && (
          <ConfirmButton
            variant="quiet"
            size="sm"
            aria-label={t('customer.deleteNoteOf', { date })}
            action={remove}
            title={t('customer.deleteNoteTitle')}
            body={t('customer.deleteNoteBody')}
            confirmLabel={t('customer.deleteNote')}
            cancelLabel={t('customer.cancel')}
          >
            {t('customer.deleteNote')}
          </ConfirmButton>
        )}
      </Inline>
      <PlainText text={note.text} />
    </Around>
  );
}

interface NoteFormProps {
  stored: { data: CustomerNote; etag: string | undefined };
  params: { profileHash: string; noteHash: string };
  onChange: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes a note in its place. */
function NoteForm({ stored, params, onChange, onClose }: NoteFormProps) {
  const { t } = useText();
  const { form, save, conflict } = useVersionedForm<CustomerNote, { text: string }>({
    stored,
    valuesOf: ({ text }) => ({ text }),
    read: () => exchange(getCustomerNote, { params }),
    write: (body, over) => exchange(updateCustomerNote, { params, body, ifMatch: over.etag }),
    name: `customerNote.${params.noteHash}`,
    validate,
    texts,
    neverStored,
    onStored: onChange,
    onSaved: () => {
      toast.success(t('customer.noteSaved'));
      onClose();
    },
  });
  const cancel = () => {
    form.draft.drop();
    onClose();
  };
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('customer.changeNote')}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={() => t('customer.note')}
            text={(name, side) => conflict[side][name]}
          />
        )
      }
    >
      <TextArea {...form.field('text')} label={t('customer.note')} />
      <Actions>
        <Button type="submit" variant="second" isPending={form.isSubmitting} isInactive={!form.isDirty}>
          {t('customer.save')}
        </Button>
        <Button variant="quiet" onPress={cancel}>
          {t('customer.cancel')}
        </Button>
      </Actions>
    </PortalForm>
  );
}
