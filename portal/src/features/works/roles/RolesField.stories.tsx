import type { CreatorRole } from '@nimio/domain/work/roles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { RolesField } from './RolesField';
import type { RoleBlock } from './role-state';

const field = {
  name: 'roles',
  value: ['author' as CreatorRole],
  onChange: () => undefined,
  onBlur: () => undefined,
};

const meta = {
  title: 'Portal/Roles',
  component: RolesField,
  decorators: [withTexts],
  args: {
    field: { ...field, error: undefined },
    blockOf: (_role: CreatorRole): RoleBlock | undefined => undefined,
    becomesTranslated: false,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.field.value);
    return <RolesField {...args} field={{ ...args.field, value, onChange: setValue }} />;
  },
} satisfies Meta<typeof RolesField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unavailable role is focusable like the others, and says why. */
export const Blocked: Story = {
  args: {
    field: { ...field, value: [], error: undefined },
    blockOf: (role) => (role === 'author' ? 'full' : role === 'translator' ? 'notTranslated' : undefined),
  },
  play: async ({ canvas, userEvent }) => {
    const author = canvas.getByRole('checkbox', { name: 'Kirjoittaja' });
    await userEvent.tab();
    await expect(author).toHaveFocus();
    await expect(author).toHaveAttribute('aria-disabled', 'true');
    await expect(author).toHaveAccessibleDescription('Kaikki osuudet on jo ilmoitettu');
    await userEvent.keyboard(' ');
    await expect(author).not.toBeChecked();
    await userEvent.click(canvas.getByText('Kuvittaja'));
    await expect(canvas.getByRole('checkbox', { name: 'Kuvittaja' })).toBeChecked();
  },
};

/** One that was selected before its last share was taken can be cleared, and not selected again. */
export const BlockedWhileTicked: Story = {
  args: { blockOf: (role) => (role === 'author' ? 'full' : undefined) },
  play: async ({ canvas, userEvent }) => {
    const author = canvas.getByRole('checkbox', { name: 'Kirjoittaja' });
    await expect(author).toBeChecked();
    await expect(author).toHaveAccessibleDescription('Kaikki osuudet on jo ilmoitettu');
    await userEvent.click(canvas.getByText('Kirjoittaja'));
    await expect(author).not.toBeChecked();
    await userEvent.click(canvas.getByText('Kirjoittaja'));
    await expect(author).not.toBeChecked();
  },
};

/** A work entered by an author becomes a translation by its translator: the option says so. */
export const BecomesTranslated: Story = {
  args: { becomesTranslated: true },
  play: async ({ canvas }) => {
    const described = (name: string) => expect(canvas.getByRole('checkbox', { name }));
    await described('Kääntäjä').toHaveAccessibleDescription(/teos merkitään käännökseksi/);
    await described('Kirjoittaja').not.toHaveAccessibleDescription(/käännökseksi/);
  },
};
export const Missing: Story = {
  args: { field: { ...field, value: [], error: 'Valitse vähintään yksi rooli.' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Roolisi' })).toHaveAccessibleDescription(
      /Valitse vähintään yksi rooli\./,
    ),
};
/** While a distribution is being calculated. */
export const Locked: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(4);
    for (const box of boxes) await expect(box).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Kirjoittaja' })).toBeChecked();
  },
};
