import { type DataColumn, TextField, VisuallyHidden } from '@nimio/design-system';
import type { ButtonProps } from '@nimio/design-system/button';

// Missing types would be `any` and allow all of this.

// @ts-expect-error a field without a label has no name
export const field = <TextField name="penName" />;

// @ts-expect-error a styled element takes what the element takes
export const hidden = <VisuallyHidden tabIndex="first">Loading</VisuallyHidden>;

// @ts-expect-error a cell is made of the row
export const cell: DataColumn<{ title: string }>['cell'] = (row) => row.isbn;

// @ts-expect-error a button has one of few sizes
export const size: ButtonProps['size'] = 'enormous';
