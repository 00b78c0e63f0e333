import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import type { Guide } from './guide';

interface Documented {
  default: {
    title: string;
    component?: ComponentType & { __docgenInfo?: { description?: string } };
    parameters?: { guide?: Guide };
  };
}

const modules = import.meta.glob<Documented>('../src/**/*.stories.tsx', { eager: true });

const lines = Object.values(modules)
  .map(({ default: { title, component, parameters } }) => {
    const [group = '', name = ''] = title.split('/');
    return {
      group,
      name,
      guide: parameters?.guide,
      // Left out of a test run, as docs are.
      summary: (
        parameters?.guide?.summary ?? component?.__docgenInfo?.description?.split('\n\n')[0]
      )?.replaceAll('`', ''),
      href: `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`,
    };
  })
  .sort((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));

/** Every component in a line. */
function Overview() {
  const groups = [...new Set(lines.map(({ group }) => group))];
  return (
    <Page>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <dl>
            {lines
              .filter((line) => line.group === group)
              .map(({ name, summary, href }) => (
                <div key={name}>
                  <dt>
                    <a href={href} target="_top">
                      {name}
                    </a>
                  </dt>
                  <dd>{summary}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: var(--s6);
  dl > div { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: var(--s4); padding-block: var(--s2); border-bottom: 1px solid var(--rule); }
  dt { font-weight: 600; }
  @media (max-width: 727px) { dl > div { grid-template-columns: minmax(0, 1fr); gap: 0; } }
`;

const meta = { title: 'Foundations/Overview', component: Overview } satisfies Meta<typeof Overview>;

export default meta;

/** Fails while a component has no guide. */
export const Components: StoryObj = {
  play: async () => {
    await expect(lines.length).toBeGreaterThan(40);
    const withoutGuide = lines.filter(({ guide }) => !guide?.use.length || !guide.avoid.length);
    await expect(withoutGuide.map(({ name }) => name)).toEqual([]);
  },
};
