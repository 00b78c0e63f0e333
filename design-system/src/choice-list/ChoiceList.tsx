import { useId } from 'react';
import { styled } from 'styled-components';

/** One of the choices. */
export interface Choice {
  id: string;
  /** Its name, which is the button's label. */
  title: string;
  /** Facts that distinguish it: the author, the edition. */
  notes: readonly string[];
}

export interface ChoiceListProps {
  /** In reading order. */
  items: readonly Choice[];
  /** `id` of the selected choice. */
  onChoose: (id: string) => void;
  /** Name of the list for assistive technology. */
  'aria-label': string;
}

/**
 * A few results of a search, each with distinguishing facts. The whole row can be pressed. Keyboard: Tab moves through
 * the titles, Enter or Space chooses.
 */
export function ChoiceList({ items, onChoose, ...rest }: ChoiceListProps) {
  const ids = useId();
  return (
    <List {...rest}>
      {items.map(({ id, title, notes }) => (
        <li key={id}>
          <button
            type="button"
            aria-describedby={notes.length > 0 ? `${ids}${id}` : undefined}
            onClick={() => onChoose(id)}
          >
            {title}
          </button>
          <div id={`${ids}${id}`}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  border-bottom: 1px solid var(--rule);
  overflow-wrap: anywhere;
  li { position: relative; padding: var(--s3) 0.6rem; margin-inline: -0.6rem; }
  /* The line between two rows is as wide as their text; the highlight is wider. */
  li::before { content: ''; position: absolute; inset: 0 0.6rem auto; border-top: 1px solid var(--rule); }
  li:hover { background: var(--accent-tint); }
  button {
    padding: 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: 600 var(--body) / 1.4 var(--sans);
    text-align: start;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-decoration-color: var(--accent-line);
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  /* The whole row is the target, and shows the focus. */
  button::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); }
  button:focus-visible { outline: none; box-shadow: none; }
  button:focus-visible::after { outline: 3px solid var(--focus); outline-offset: -3px; }
  li:hover button { color: var(--accent-hover); text-decoration-color: currentColor; }
  p { margin: 0; color: var(--muted); font-size: var(--small); }
  @media (forced-colors: active) {
    button { color: ButtonText; }
    li:hover { outline: 1px solid Highlight; }
  }
  @media print { li { break-inside: avoid; } }
`;
