import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { Section } from '../section/Section';
import { SideNav, SideNavLayout } from './SideNav';

const meta = {
  title: 'Structure/SideNav',
  component: SideNav,
  parameters: guide({
    use: ['Pages that belong together, such as those of the settings.'],
    avoid: ['Nest deeper than one level.', 'List the sections of one page: that is a `SectionNav`.'],
    keyboard: [
      ['Tab', 'moves through the links'],
      ['Enter', 'goes to the page; on a phone the focus moves too'],
    ],
  }),
  args: {
    label: 'Omat tiedot',
    currentHref: '/settings/bank',
    groups: [
      [
        { href: '/settings', label: 'Omat tiedot' },
        { href: '/settings/bank', label: 'Pankkiyhteys' },
      ],
      [{ href: '/settings/log', label: 'Kuka on käsitellyt tietojani' }],
    ],
  },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenPage: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pankkiyhteys' })).toHaveAttribute('aria-current', 'page');
  },
};

/** On a phone the menu replaces the content: the focus moves with it, there and back. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Turning(args) {
    const [isMenuOpen, setMenuOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setMenuOpen(!isMenuOpen)}>Käännä</Button>
        <SideNavLayout
          menu={<SideNav {...args} />}
          backHref="#open"
          backLabel="Valikko"
          isMenuOpen={isMenuOpen}
        >
          <Section id="basic" title="Perustiedot">
            <p>Nimi ja osoite</p>
          </Section>
        </SideNavLayout>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Käännä' }));
    await expect(canvas.getByRole('link', { name: 'Pankkiyhteys' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Käännä' }));
    await expect(canvas.getByRole('link', { name: 'Valikko' })).toHaveFocus();
  },
};
