import { type DragEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

interface DropAreaProps {
  onDrop: (files: File[]) => void;
  isInvalid: boolean;
  /** Files are refused now: the pointer shows it, and nothing is highlighted. */
  isDisabled: boolean;
  children: ReactNode;
}

/** An area to drop a file. It prevents the browser's default, which would open any dropped file. */
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
  /* Files cannot be dropped on a touch screen. */
  @media not all and (hover: hover) and (pointer: fine) { .drop { display: none; } }
  @media print { display: none; }
`;
