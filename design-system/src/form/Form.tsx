import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as RACForm } from 'react-aria-components/Form';

export interface FormProps {
  /** The submit handler, from `useForm().submit(save)`. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Also called when the user leaves unsaved values. */
  onReset?: (event: FormEvent<HTMLFormElement>) => void;
  /** `useForm().formRef`. */
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
  /** `id` of the element. */
  id?: string;
  /** Name for assistive technology if there is no visible one. */
  'aria-label'?: string;
  /** `id` of the element that names it. */
  'aria-labelledby'?: string;
  /** A class for its position in the parent. */
  className?: string;
}

/** A form with our own errors: the browser's validation bubbles are off, fields show the page's messages. */
export function Form(props: FormProps) {
  // Before scripts handle it, submitting a form of the server's page would load the page with the values in its address;
  // with this method, outside a dialog element, the browser does nothing.
  return <RACForm validationBehavior="aria" method="dialog" {...props} />;
}
