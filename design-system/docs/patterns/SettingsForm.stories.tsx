import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../guide';
import { SettingsForm } from './SettingsForm';
import { storedSettings } from './settings-form';
import { settingsTexts } from './settings-form.texts';
import { spokenIn } from './spoken';
import { wholeScreen } from './whole-screen';

const meta = {
  title: 'Patterns/Settings form',
  component: SettingsForm,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    ...wholeScreen,
    ...guide({
      use: [
        'Set what cannot be changed here as text, what can be changed in fields as wide as what they expect.',
        'Check on submit: the focus goes to the summary, whose lines go to the fields and say the same words.',
        'Say over the form why it could not be saved, and take the focus there; what was typed stays unsaved.',
        'Say how much is unsaved. The bar comes to the lower edge with the first change and stays when it is saved.',
        'Mark in the menu the section in which something is wrong.',
      ],
      avoid: [
        'Take the button away while nothing has changed: it stays, can be reached, and the words beside it say why.',
        'Empty a field because it is wrong.',
        'Save without a press, or tell of it by a toast alone.',
      ],
      keyboard: [
        ['Enter', 'in a field, saves the form'],
        ['Tab', 'from the summary goes through its lines; Enter goes to the field'],
        ['Space', 'ticks a box, opens how the rate is reckoned'],
      ],
    }),
  },
  args: { onSave: fn() },
} satisfies Meta<typeof SettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number with a letter in it is sent in vain: the summary leads to it, what was typed is there, and is then saved. */
export const Desktop: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = spokenIn(settingsTexts, globals);
    const phone = canvas.getByLabelText(t.phone);
    phone.focus();
    await userEvent.keyboard('{End}x{Enter}');
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent(t.check(1));
    const menu = canvas.getByRole('navigation', { name: t.title });
    await expect(within(menu).getByRole('link', { name: `${t.basic} , ${t.hasError}` })).toBeVisible();

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t.phoneInvalid })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveValue('040 123 4567x');
    await expect(phone).toHaveAccessibleDescription(`${t.phoneHint} ${t.phoneInvalid}`);
    await expect(args.onSave).not.toHaveBeenCalled();

    await userEvent.keyboard('{End}{Backspace}8');
    await expect(canvas.queryByRole('alert')).toBeNull();
    canvas.getByRole('checkbox', { name: t.mayCall }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(t.changes(2))).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const save = canvas.getByRole('button', { name: t.save });
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(t.saved)).toBeInTheDocument();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith({
      ...storedSettings,
      phone: '040 123 45678',
      mayCall: true,
    });
    await expect(canvas.getByText(t.changes(0))).toBeVisible();
    await expect(save).toHaveFocus();
  },
};

/** As it is opened: nothing to save, and the bar covers nothing. */
export const AtFirst: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = spokenIn(settingsTexts, globals);
    const save = canvas.getByRole('button', { name: t.save });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** As it is after a submit in vain. */
export const Wrong: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, userEvent, globals }) => {
    const t = spokenIn(settingsTexts, globals);
    const zipCode = canvas.getByLabelText(t.zipCode);
    await userEvent.clear(zipCode);
    await userEvent.type(zipCode, '005');
    await userEvent.type(canvas.getByLabelText(t.phone), 'x{Enter}');
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const lines = within(summary).getAllByRole('link');
    await expect(lines.map((line) => line.textContent)).toEqual([t.zipCodeTooShort, t.phoneInvalid]);
    window.scrollTo(0, 0);
  },
};

/** While it is being saved a second press sends nothing, and what stands in the fields stays there. */
export const Saving: Story = {
  args: { onSave: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = spokenIn(settingsTexts, globals);
    const phone = canvas.getByLabelText(t.phone);
    await userEvent.type(phone, '8{Enter}');
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.save) }));
    await userEvent.type(phone, '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(phone).toHaveValue('040 123 45678');
    await expect(canvas.getByText(t.changes(1))).toBeVisible();
  },
};

/** What could not be saved is all still there and counts as unsaved; the focus is on what went wrong. */
export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent, globals }) => {
    const t = spokenIn(settingsTexts, globals);
    const phone = canvas.getByLabelText(t.phone);
    await userEvent.type(phone, '8{Enter}');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(t.notSaved);
    await expect(alert.parentElement).toHaveFocus();
    await expect(phone).toHaveValue('040 123 45678');
    await expect(canvas.getByText(t.changes(1))).toBeVisible();
  },
};

/** Fields under one another; what is unsaved stands over the buttons. */
export const Phone: Story = {
  tags: ['dark-picture'],
  ...Wrong,
  globals: { viewport: { value: 'narrow' } },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Swedish: Story = { ...Desktop, globals: { locale: 'sv-FI' } };
export const English: Story = { ...Desktop, globals: { locale: 'en-GB' } };
