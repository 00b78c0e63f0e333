import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import type { EditWorkValues } from './edit-work.form';

/** Props of all parts of the form. */
export interface EditFieldsProps {
  form: PortalForm<EditWorkValues>;
  stored: WorkForEdit;
  isDisabled: boolean;
}
