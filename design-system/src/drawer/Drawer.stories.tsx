import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { guide } from '../../docs/guide';
import { LockIcon } from '../icons/icons';
import { TextLink } from '../text-link/TextLink';
import { Drawer, DrawerNote, DrawerSection } from './Drawer';

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: guide({
    use: ['The phone’s menu.'],
    avoid: ['Put a form into it: on a phone a `Modal` fills the screen.'],
    keyboard: [
      ['Tab and Shift + Tab', 'move through the menu and never leave it'],
      ['Enter', 'follows a link, which closes the menu'],
      ['Escape', 'closes; the focus returns to the button'],
    ],
  }),
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Valikko',
    children: (
      <>
        <DrawerSection>
          <TextLink href="#works" aria-current="page">
            Teosluettelo
          </TextLink>
          <TextLink href="#statistics">Lainaustilasto</TextLink>
          <TextLink href="#messages">Viestit</TextLink>
        </DrawerSection>
        <DrawerSection>
          <button type="button" lang="sv">
            Svenska
          </button>
          <button type="button">Kirjaudu ulos</button>
        </DrawerSection>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  tags: ['dark-picture'],
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog', { name: 'Valikko' });
    await userEvent.click(screen.getByRole('link', { name: 'Lainaustilasto' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** A locked page says why, and where that can be resolved. */
export const LockedPage: Story = {
  args: {
    children: (
      <DrawerSection>
        <DrawerNote icon={<LockIcon />} title="Teosluettelo">
          <p>Voit lisätä teoksia, kun meillä on osoitteesi ja pankkiyhteytesi.</p>
          <TextLink href="#contact">Yhteystiedot</TextLink>
        </DrawerNote>
        <TextLink href="#settings">Omat tiedot</TextLink>
      </DrawerSection>
    ),
  },
};
