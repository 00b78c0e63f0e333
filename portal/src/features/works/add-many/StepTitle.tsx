import { type ReactNode, useEffect, useRef } from 'react';
import { Above } from '../../../shared/page/layout';

interface StepTitleProps {
  children: ReactNode;
  /** Whether the user came from another step. */
  takesFocus: boolean;
}

/** The heading of a step, which takes the focus. */
export function StepTitle({ children, takesFocus }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Above>
      <h2 ref={heading} tabIndex={-1}>
        {children}
      </h2>
    </Above>
  );
}
