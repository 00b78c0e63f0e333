import { type ReactNode, useEffect, useRef } from 'react';
import { Above } from '../../../shared/page/layout';

interface StepTitleProps {
  children: ReactNode;
  /** Somebody has come here from another step. */
  takesFocus: boolean;
}

/** Heading of a step; whoever goes on to it begins there. */
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
