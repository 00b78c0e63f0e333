import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../anchor/Anchor';
import { type TaskStatusState, taskIcons } from '../task-status/task-icons';

export interface ChecklistItem {
  id: string;
  /** Its subject: "Verotiedot". */
  label: ReactNode;
  /** Whether it is done, waits for someone else, is pending, needs attention, or has failed. */
  state: TaskStatusState;
  /** The status in words: "Vanhentunut". */
  stateText: ReactNode;
  /** The reason for the status. */
  hint?: ReactNode;
  /** The address of the page where it is done: the whole row is the link. Without it the row is plain text. */
  href?: string;
}

export interface ChecklistProps {
  /** The rows, in the order of the tasks. */
  items: readonly ChecklistItem[];
  /** Name of the list for assistive technology if it has no heading. */
  'aria-label'?: string;
}

/** The status of several tasks, styled as a table of contents: name, dotted leader, status. */
export function Checklist({ items, ...rest }: ChecklistProps) {
  return (
    <Root {...rest}>
      {items.map((item) => (
        <li key={item.id} data-state={item.state}>
          {item.href ? (
            <Anchor href={item.href} className="row">
              <Row {...item} />
            </Anchor>
          ) : (
            <span className="row">
              <Row {...item} />
            </span>
          )}
        </li>
      ))}
    </Root>
  );
}

function Row({ label, state, stateText, hint }: ChecklistItem) {
  const Icon = taskIcons[state];
  return (
    <>
      <Icon aria-hidden />
      <span className="line">
        <span className="name">{label} </span>
        <span className="leader" aria-hidden />
        <span className="state">{stateText}</span>
      </span>
      {hint && <span className="hint">{hint}</span>}
    </>
  );
}

const Root = styled.ul`
  .row {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    column-gap: var(--s3);
    margin-inline: calc(-1 * var(--s2));
    padding: 0.6rem var(--s2);
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
  }
  a.row:hover { background: var(--accent-tint); }
  a.row:hover .name { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  svg { margin-top: 0.15rem; }
  .line { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.4rem; }
  .leader {
    flex: 1;
    min-width: 1.25rem;
    border-bottom: 2px dotted var(--field);
    opacity: 0.75;
    translate: 0 -0.2em;
  }
  .hint { grid-column: 2; margin-top: 0.15rem; color: var(--muted); font-size: var(--small); }

  :is([data-state='done'], [data-state='waiting']) :is(.name, .state) { color: var(--muted); }
  [data-state='waiting'] svg { color: var(--muted); }
  [data-state='done'] svg { color: var(--ok); }
  :is([data-state='todo'], [data-state='alert'], [data-state='failed']) :is(.name, .state) { font-weight: 600; }
  [data-state='todo'] :is(.state, svg) { color: var(--accent); }
  [data-state='alert'] :is(.state, svg) { color: var(--warn); }
  [data-state='failed'] :is(.state, svg) { color: var(--danger); }

  @media (forced-colors: active) { .leader { border-color: CanvasText; } }
  @media print { li { break-inside: avoid; } }
`;
