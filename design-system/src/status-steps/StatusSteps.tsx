import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useStrings } from '../strings/use-strings';
import { statusStepsStrings } from './status-steps.strings';

export interface StatusStep {
  /** The step's key. */
  id: string;
  /** Its name: "Lähetetty", "Käsittely". */
  label: ReactNode;
  /** Done, current, upcoming, or failed. */
  state: 'done' | 'current' | 'waiting' | 'failed';
  /** Its date, or what to expect: "3.3.2026", "Kestää enintään viikon". */
  note?: ReactNode;
}

export interface StatusStepsProps {
  /** In chronological order. */
  steps: readonly StatusStep[];
  /** Names the list for assistive technology: "Verokortin vaiheet". */
  'aria-label': string;
}

const icons = { done: Check, current: CircleDot, waiting: CircleDashed, failed: CircleAlert };

/** The progress of a matter in the society: sent, processing, done. Side by side if there is room. */
export function StatusSteps({ steps, ...rest }: StatusStepsProps) {
  const t = useStrings(statusStepsStrings);
  return (
    <Root>
      <ol {...rest}>
        {steps.map(({ id, label, state, note }) => {
          const Icon = icons[state];
          return (
            <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <Icon aria-hidden />
              <span className="words">
                <span className="name">{label} </span>
                <span className="state">{t(state)} </span>
                {note && <span className="note">{note}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
  margin-bottom: var(--s5);
  li {
    position: relative;
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    column-gap: var(--s3);
    padding-bottom: var(--s4);
  }
  li > svg { margin-top: 0.15rem; }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 1.85rem auto 0.3rem 0.575rem;
    border-inline-start: 2px dotted var(--field);
  }
  [data-state='done']:not(:last-child)::before { border-inline-start: 1px solid var(--rule-strong); }
  .words { display: grid; }
  .name { font-weight: 600; }
  .state, .note { font-size: var(--small); }
  .note { color: var(--muted); }

  [data-state='done'] > svg, [data-state='done'] .state { color: var(--ok); }
  [data-state='current'] > svg, [data-state='current'] .state { color: var(--accent); font-weight: 600; }
  [data-state='waiting'] > svg, [data-state='waiting'] .words * { color: var(--muted); }
  [data-state='waiting'] .name { font-weight: 400; }
  [data-state='failed'] > svg, [data-state='failed'] .state { color: var(--danger); font-weight: 600; }

  @container (min-width: 34rem) {
    ol { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
    li { grid-template-columns: minmax(0, 1fr); align-content: start; row-gap: var(--s1); padding: 0 var(--s4) 0 0; }
    li:not(:last-child)::before, [data-state='done']:not(:last-child)::before {
      inset: 0.75rem var(--s3) auto 1.85rem;
      border-inline-start: 0;
    }
    li:not(:last-child)::before { border-top: 2px dotted var(--field); }
    [data-state='done']:not(:last-child)::before { border-top: 1px solid var(--rule-strong); }
  }
  @media print { li { break-inside: avoid; } }
`;
