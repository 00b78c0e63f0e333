import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type TaskStatusState, taskIcons } from './task-icons';

export interface TaskStatusProps {
  /** Of the most urgent task; `done` if nothing is open. */
  state: TaskStatusState;
  /** The most urgent task in two or three words: "Verotiedot puuttuvat". */
  children: ReactNode;
  /** What else is open: "ja 2 teosehdotusta". On a phone it continues the line. */
  more?: ReactNode;
}

/** What is open for one of many: a row of a table. For the tasks of one person use `Checklist`. */
export function TaskStatus({ state, children, more }: TaskStatusProps) {
  const Icon = taskIcons[state];
  return (
    <Root data-state={state}>
      <Icon aria-hidden />
      <span>
        {children}
        {more && (
          <>
            {' '}
            <span className="more">{more}</span>
          </>
        )}
      </span>
    </Root>
  );
}

const Root = styled.span`
  --tone: var(--muted);
  display: flex;
  gap: 0.4rem;
  color: var(--tone);
  font-weight: 600;
  svg { flex: none; width: 1.125rem; height: 1.125rem; margin-top: 0.2em; }
  &:is([data-state='done'], [data-state='waiting']) { font-weight: 400; }
  &[data-state='todo'] { --tone: var(--accent); }
  &[data-state='alert'] { --tone: var(--warn); }
  &[data-state='failed'] { --tone: var(--danger); }
  @media screen and (min-width: 728px), print {
    .more { display: block; color: var(--muted); font-size: var(--small); font-weight: 400; line-height: 1.35; }
  }
`;
