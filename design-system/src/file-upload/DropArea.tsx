import { type DragEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

interface DropAreaProps {
  onDrop: (files: File[]) => void;
  isInvalid: boolean;
  /** Nothing is taken now: the pointer says so, and nothing lights up. */
  isDisabled: boolean;
  children: ReactNode;
}

/** Where a file can be dropped. Whatever is dropped here stays in the page: the browser would open it instead. */
export function DropArea({ onDrop, isInvalid, isDisabled, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    if (isDisabled) event.dataTransfer.dropEffect = 'none';
    else setOver(true);
  };
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop([...event.dataTransfer.files]);
  };
  return (
    <Root
      data-drop
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  padding: var(--s4);
  border: 1px dashed var(--field);
  border-radius: var(--radius);
  &[data-invalid] { border: 2px dashed var(--danger); padding: calc(var(--s4) - 1px); }
  &[data-over] { border: 2px solid var(--accent); padding: calc(var(--s4) - 1px); background: var(--accent-tint); }
  .drop { color: var(--muted); }
  /* There is nothing to drop with a finger. */
  @media not all and (hover: hover) and (pointer: fine) { .drop { display: none; } }
  @media print { display: none; }
`;
