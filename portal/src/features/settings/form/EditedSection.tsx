import { Section } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { EditButton, OpenedFields, type OpenParts } from '../../../shared/form/edit-in-place';
import { useText } from '../../../shared/intl/use-text';
import type { EditedPart, SectionId } from './settings-form';

interface EditedSectionProps {
  id: SectionId & EditedPart;
  title: string;
  /** How many of its fields are wrong. */
  errors: number;
  /** Absent when the user may not change it. */
  edit?: OpenParts<EditedPart>;
  /** The button that opens it, with its whole name. */
  button: { label: string; name: string };
  fields: ReactNode;
  /** What is shown instead of the fields. */
  children: ReactNode;
}

/** A section of the settings: facts that are edited in place. */
export function EditedSection({ id, title, errors, edit, button, fields, children }: EditedSectionProps) {
  const { t } = useText();
  const isOpen = edit?.open.includes(id) ?? false;
  return (
    <Section
      id={id}
      title={title}
      error={errors > 0 && t('form.summaryTitle', { n: errors })}
      actions={edit && !isOpen && <EditButton part={id} {...button} onOpen={() => edit.openPart(id)} />}
    >
      {isOpen ? <OpenedFields takesFocus={edit?.takesFocus(id) === true}>{fields}</OpenedFields> : children}
    </Section>
  );
}
