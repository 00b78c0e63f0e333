import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { styled } from 'styled-components';
import type { Guide } from './guide';

/** The page of a component: what it is, when to use it, keys, every prop, every state. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title />
      <Description />
      {guide?.summary && <p>{withCode(guide.summary)}</p>}
      <Primary />
      {guide && <GuideSections {...guide} />}
      <h2>Props</h2>
      <Controls />
      <States />
    </>
  );
}

/** The states that a page of this width, theme and language can show; the others are listed in the sidebar. */
function States() {
  const [, ...states] = use(DocsContext).componentStories();
  const here = states.filter(
    ({ storyGlobals, tags }) => Object.keys(storyGlobals).length === 0 && !tags.includes('test-only'),
  );
  return (
    <>
      <h2>States</h2>
      {here.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport as object} expanded />
      ))}
      <p>
        The list at the side has each of them alone, and those that are dark, narrow or in another language.
      </p>
    </>
  );
}

function GuideSections({ use, avoid, keyboard }: Guide) {
  return (
    <>
      <Advice>
        <section>
          <h2>Do</h2>
          <Sentences of={use} />
        </section>
        <section>
          <h2>Don’t</h2>
          <Sentences of={avoid} />
        </section>
      </Advice>
      <h2>Keyboard</h2>
      {keyboard.length === 0 ? <p>It takes no focus.</p> : <Keys keyboard={keyboard} />}
    </>
  );
}

const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((sentence) => (
      <li key={sentence}>{withCode(sentence)}</li>
    ))}
  </ul>
);

/** Renders names between backticks as code. */
const withCode = (sentence: string) =>
  sentence.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));

const Keys = ({ keyboard }: Pick<Guide, 'keyboard'>) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Key</th>
        <th scope="col">What it does</th>
      </tr>
    </thead>
    <tbody>
      {keyboard.map(([keys, does]) => (
        <tr key={keys + does}>
          <td>
            <kbd>{keys}</kbd>
          </td>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Advice = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: 0 2rem;
  section { border-top: 3px solid #23613b; }
  section + section { border-top-color: #a3231f; }
  h2 { border: 0; }
`;
