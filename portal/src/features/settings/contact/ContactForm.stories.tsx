import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { record, refusal, storyProfile, visit } from '../../../shared/session/story-visit';
import { ContactForm } from './ContactForm';

const elsewhere = { ...storyProfile, phone: '+358 50 999 8888', postCenter: 'Kotka' };

/** Somebody has changed phone and town elsewhere: what was read first is refused once. */
let stored: { data: Profile; etag: string };
const written = fn();
const server = {
  'GET /profiles/own': () => record(stored.data, { ETag: stored.etag }),
  'PUT /contact-info/own': (body: unknown) => {
    written(body);
    if (written.mock.calls.length === 1) {
      stored = { data: elsewhere, etag: '"b"' };
      return refusal(412, 'stale');
    }
    return record({ ...stored.data, ...(body as object) }, { ETag: '"c"' });
  },
};

const meta = {
  title: 'Portal/Contact details',
  component: ContactForm,
  decorators: [withTexts],
  beforeEach: async () => {
    written.mockClear();
    stored = { data: storyProfile, etag: '"a"' };
    return visit(server)();
  },
  args: { stored: { data: storyProfile, etag: '"a"' }, onStored: fn(), onWrong: fn() },
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = 'Puhelinnumero';

/** The choice is told where the save was refused, and what is typed since goes with it. */
export const KeepsWhatIsTypedAfterAConflict: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(phone);
    await userEvent.clear(field);
    await userEvent.type(field, '+358 40 111 1111');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    const choice = await canvas.findByRole('alert');
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(choice).toHaveTextContent('+358 50 999 8888');
    await expect(args.onWrong).toHaveBeenLastCalledWith(true);
    await userEvent.type(field, '22');
    await expect(choice).toHaveTextContent('+358 40 111 111122');
    await userEvent.type(canvas.getByLabelText('Katuosoite'), ' B');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna oma muutokseni' }));
    await waitFor(() => expect(args.onStored).toHaveBeenCalled());
    await expect(written).toHaveBeenLastCalledWith(
      expect.objectContaining({
        phone: '+358 40 111 111122',
        streetAddress: 'Kirjakuja 1 B',
        postCenter: 'Kotka',
      }),
    );
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TakesWhatIsStored: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(phone);
    await userEvent.type(field, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Käytä tallessa olevaa' }));
    await expect(field).toHaveValue('+358 50 999 8888');
    await expect(field).toHaveFocus();
    await expect(canvas.getByLabelText('Postitoimipaikka')).toHaveValue('Kotka');
    await expect(canvas.getByText('Ei muutoksia')).toBeVisible();
  },
};

/** Giving up takes the choice away, and the button stays where the focus is. */
export const GivesUp: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(phone);
    await userEvent.type(field, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await canvas.findByRole('alert');
    const cancel = canvas.getByRole('button', { name: 'Peruuta' });
    await userEvent.click(cancel);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(field).toHaveValue('+358 40 123 4567');
    await expect(cancel).toHaveFocus();
    await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  },
};
