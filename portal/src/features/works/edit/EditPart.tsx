import { Button, Column, EditIcon, focusField } from '@nimio/design-system';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { ReactNode } from 'react';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { type EditedPart, type EditWorkValues, fieldsOfPart } from './edit-work.form';

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

const buttonId = (part: EditedPart) => `${part}-edit`;

/** Facts that are edited in place. */
export function EditPart({ part, title, edit, isOpen, onOpen, fields, children }: PartProps) {
  const button = !isOpen && onOpen && (
    <Button
      id={buttonId(part)}
      variant="quiet"
      icon={<EditIcon />}
      aria-label={edit.name}
      onPress={() => {
        onOpen();
        focusFirst(part);
      }}
    >
      {edit.label}
    </Button>
  );
  return (
    <Column id={part} title={title} action={button}>
      {isOpen ? fields : children}
    </Column>
  );
}

/** The first field that is shown. */
function focusFirst(part: EditedPart) {
  const shown = fieldsOfPart[part].find((name) => document.querySelector(`[data-field="${name}"]`));
  if (shown) focusField(shown);
}

/** After the part has been closed. */
export const focusEditButton = (part: EditedPart): void => focusField(buttonId(part));
