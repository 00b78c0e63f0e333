import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as RACForm } from 'react-aria-components/Form';

export interface FormProps {
  /** What happens on submit; `useForm().submit(save)` gives it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Also pressed when somebody leaves the typed values. */
  onReset?: (event: FormEvent<HTMLFormElement>) => void;
  /** `useForm().formRef`. */
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
  /** `id` of the element. */
  id?: string;
  /** Name for assistive technology when there are no words in sight. */
  'aria-label'?: string;
  /** `id` of the words that name it. */
  'aria-labelledby'?: string;
  /** A class for the place where it stands. */
  className?: string;
}

/** A form whose errors are ours: the browser's bubbles are off, fields say their errors in the page's words. */
export function Form(props: FormProps) {
  return <RACForm validationBehavior="aria" {...props} />;
}
