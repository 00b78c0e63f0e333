import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

const spaces = [
  ['--s1', '.25 rem', 'between an icon and its word'],
  ['--s2', '.5 rem', 'inside a control'],
  ['--s3', '.75 rem', 'between lines that belong together'],
  ['--s4', '1 rem', 'between things in a row'],
  ['--s5', '1.5 rem', 'between fields'],
  ['--s6', '2 rem', 'between sections'],
  ['--s7', '3 rem', 'over a new part of a page'],
  ['--s8', '4.5 rem', 'before the footer'],
] as const;

/** The eight steps. */
function Spaces() {
  return (
    <List>
      {spaces.map(([token, length, use]) => (
        <li key={token}>
          <code>{token}</code>
          <span>{length}</span>
          <i style={{ width: `var(${token})` }} aria-hidden />
          <span>{use}</span>
        </li>
      ))}
    </List>
  );
}

const meta = {
  title: 'Foundations/Spacing and shape (tokens)',
  id: 'foundations-space-and-shape',
  component: Spaces,
} satisfies Meta<typeof Spaces>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {};

/** Rules have ranks. Where two would meet, the weaker one is hidden. */
export const Rules: Story = {
  render: () => (
    <RuleList>
      <li className="scotch">Scotch: once, under the name of the service</li>
      <li className="table">Two pixels: over and under a table</li>
      <li className="double">Double: the first section, dialogs, due slips</li>
      <li className="strong">Strong: between sections</li>
      <li className="hair">Hairline: between rows</li>
    </RuleList>
  ),
};

const List = styled.ul`
  li { display: grid; grid-template-columns: 4rem 5rem 5rem minmax(0, 1fr); gap: var(--s4); align-items: center; padding-block: var(--s2); border-bottom: 1px solid var(--rule); }
  code { font-family: inherit; }
  i { height: 1rem; background: var(--accent); }
  @media (max-width: 727px) { li { grid-template-columns: 4rem 5rem 5rem; } li > :last-child { grid-column: 1 / -1; } }
`;

const RuleList = styled.ul`
  display: grid;
  gap: var(--s6);
  .scotch { border-top: 3px solid var(--rule-strong); padding-top: 2px; }
  .scotch::before { content: ''; display: block; border-top: 1px solid var(--rule-strong); }
  .table { border-top: 2px solid var(--rule-strong); }
  .double { border-top: 3px double var(--rule-strong); }
  .strong { border-top: 1px solid var(--rule-strong); }
  .hair { border-top: 1px solid var(--rule); }
  li { padding-top: var(--s2); }
`;
