import { Column } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { ReactNode } from 'react';
import { EditButton, OpenedFields } from '../../../shared/form/edit-in-place';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import type { EditedPart, EditWorkValues } from './edit-work.form';

/** Props of both parts of the form. */
export interface EditPartProps {
  form: PortalForm<EditWorkValues>;
  stored: WorkForEdit;
  isDisabled: boolean;
  isOpen: boolean;
  /** Opens it; absent while nothing can be changed. */
  onOpen: (() => void) | undefined;
}

interface PartProps extends Pick<EditPartProps, 'isOpen' | 'onOpen'> {
  part: EditedPart;
  title: string;
  /** The button that opens it, with its whole name. */
  edit: { label: string; name: string };
  fields: ReactNode;
  /** What is shown instead of the fields. */
  children: ReactNode;
}

/** Facts that are edited in place. */
export function EditPart({ part, title, edit, isOpen, onOpen, fields, children }: PartProps) {
  return (
    <Column
      id={part}
      title={title}
      action={!isOpen && onOpen && <EditButton part={part} {...edit} onOpen={onOpen} />}
    >
      {isOpen ? <OpenedFields>{fields}</OpenedFields> : children}
    </Column>
  );
}
